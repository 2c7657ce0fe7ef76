// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { interfaceWords } from '#interfaceWords.ts';
import { phones } from '../../tests/receivers/phones.ts';
import type { FormDelivery } from './delivery.ts';
import { Form } from './Form.tsx';
import { Island } from './Island.tsx';
import { PHONE } from './message.ts';

const words = interfaceWords.form;
const typed = { name: 'Ana', email: 'ana@exemplo.com.br', message: 'Olá!' };
const simulated: FormDelivery = { kind: 'simulated' };
const formspree: FormDelivery = { kind: 'formspree', address: 'https://formspree.io/f/xyzabcde' };
const php: FormDelivery = { kind: 'php', address: '/pasta/contato.php' };
const whatsapp: FormDelivery = {
  kind: 'whatsapp',
  chat: 'https://wa.me/5511912345678',
  words: { ...words.chat, newTab: interfaceWords.newTab },
};

/** Replaces the server of a delivery. */
const server = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    server.mockReset().mockImplementation(async () => new Response()),
  );
  // jsdom has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(delivery: FormDelivery): void {
  render(
    <Form words={words} delivery={delivery} notice="" about="Automações">
      <Island words={words} delivery={delivery} />
    </Form>,
  );
  fill(typed);
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
function fill(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) fireEvent.input(field(name), { target: { value } });
}
const values = () => Object.keys(typed).map((name) => field(name).value);
const button = () => screen.getByRole<HTMLButtonElement>('button', { hidden: true });
const status = () => screen.getByRole('status').textContent;
const alert = () => document.querySelector('[role=alert]')?.textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
async function send(): Promise<void> {
  act(() => button().form?.requestSubmit());
  await pass(0);
}
const bodies = () => server.mock.calls.map(([, request]) => JSON.parse(String(request?.body)));

test.each<[FormDelivery, action: string | null, limits: string[], honeypots: number]>([
  [simulated, null, [], 0],
  [whatsapp, null, [], 0],
  [formspree, formspree.address, [], 1],
  [php, php.address, ['100', '254', '40', '5000'], 1],
])(
  'with the delivery %j, the form has the URL %s, the limits %j and %i honeypots',
  (delivery, action, limits, most) => {
    show(delivery);
    expect(button().form?.getAttribute('action')).toBe(action);
    expect([...document.querySelectorAll('[maxlength]')].map((one) => one.getAttribute('maxlength'))).toEqual(limits);
    expect(document.querySelectorAll('[aria-hidden] > [name=_gotcha][tabindex="-1"]')).toHaveLength(most);
  },
);

test('a simulated message is sent after 1.5 s, empties the form, and the form is idle 3 s later', async () => {
  show(simulated);
  await send();
  expect([button().disabled, button().textContent, status()]).toEqual([true, words.submitting, words.submitting]);
  await pass(1499);
  expect([status(), values()]).toEqual([words.submitting, Object.values(typed)]);
  await pass(1);
  expect([button().disabled, status(), values()]).toEqual([false, words.success, ['', '', '']]);
  await pass(2999);
  expect(status()).toBe(words.success);
  await pass(1);
  expect([status(), button().textContent]).toEqual(['', words.submit]);
  expect(server).not.toHaveBeenCalled();
});

describe('a message to a server', () => {
  test('is sent once, with the phone number and the subject only if there are any', async () => {
    show(formspree);
    act(() => {
      button().form?.requestSubmit();
      button().form?.requestSubmit();
    });
    await pass(0);
    fill({ ...typed, phone: '(81) 99999-0000' });
    await send();
    const subject = { about: 'Automações', _subject: 'Mensagem de Ana pelo site, sobre Automações' };
    // A success unticks the subject.
    expect(bodies()).toEqual([
      { ...typed, ...subject },
      { ...typed, phone: '(81) 99999-0000' },
    ]);
  });

  test('that fails causes an alert, stays in the fields, and can be sent again', async () => {
    server.mockResolvedValueOnce(new Response('', { status: 500 }));
    show(php);
    await send();
    expect([alert(), status(), values(), button().disabled]).toEqual([words.error, '', Object.values(typed), false]);
    await send();
    expect([alert(), status()]).toEqual(['', words.success]);
    expect(bodies()[1]).toEqual({ ...typed, about: 'Automações' });
  });

  test('stays successful until the visitor types again or leaves, and empties only what was sent', async () => {
    show(php);
    for (const end of [() => fill({ name: 'B' }), () => act(() => void dispatchEvent(new Event('pagehide')))]) {
      fill(typed);
      act(() => button().form?.requestSubmit());
      fill({ message: 'Mais uma coisa' });
      await pass(600_000);
      expect([status(), values()]).toEqual([words.success, ['', '', 'Mais uma coisa']]);
      end();
      expect(status()).toBe('');
    }
  });

  test('is aborted if the visitor leaves, and its end is ignored, even while the next one is under way', async () => {
    const first = Promise.withResolvers<Response>();
    server.mockReturnValueOnce(first.promise).mockReturnValueOnce(new Promise(() => {}));
    show(php);
    await send();
    act(() => void dispatchEvent(new Event('pagehide')));
    expect(server.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(button().textContent).toBe(words.submit);
    await send();
    first.resolve(new Response());
    await pass(0);
    expect([button().textContent, values()]).toEqual([words.submitting, Object.values(typed)]);
  });

  test('is not sent if a bot filled in the honeypot, but the form reports success', async () => {
    show(php);
    field('_gotcha').value = 'https://spam.example';
    await send();
    expect(status()).toBe(words.success);
    expect(server).not.toHaveBeenCalled();
  });
});

test('a message for WhatsApp is a link with the focus, and idle again after an edit', async () => {
  show(whatsapp);
  await send();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Abrir no WhatsApp (abre em nova aba)' });
  expect([status(), button().hidden, document.activeElement]).toEqual([words.chat.ready, true, link]);
  fill({ email: 'outra@exemplo.com.br' });
  expect([status(), button().hidden, link.hidden]).toEqual(['', false, true]);
  button().focus();
  await send();
  expect(new URL(link.href).searchParams.get('text')).toContain('outra@exemplo.com.br');
});

test('the focus waits on the form’s container until Tab is pressed, and then is on the button', async () => {
  show(php);
  button().focus();
  await send();
  const place = document.getElementById('formulario') as HTMLElement;
  expect(document.activeElement).toBe(place);
  fireEvent.keyDown(place, { key: 'Control' });
  expect(document.activeElement).toBe(place);
  fireEvent.keyDown(place, { key: 'Tab' });
  expect(document.activeElement).toBe(button());
});

describe('whatever an extension or a translator does', () => {
  const translate = () => {
    for (const one of document.querySelectorAll('button, [role=status] p')) {
      const font = document.createElement('font' as string);
      font.append(one.textContent);
      one.replaceChildren(font);
    }
  };
  const wrap = (selector: string) => () => {
    const one = document.querySelector(selector);
    const outer = document.createElement('x-ext');
    one?.replaceWith(outer);
    outer.append(one as Element);
  };
  const remove = (selector: string) => () => document.querySelector(selector)?.remove();
  const insert = (selector: string) => () => document.querySelector(selector)?.prepend(document.createElement('x-ext'));
  const acts = {
    'translated texts': translate,
    'an element around the button': wrap('button'),
    'an element around the status': wrap('[role=status]'),
    'an element in the button': insert('button'),
    'an element in the status': insert('[role=status] p'),
    'no status': remove('[role=status]'),
    'no alert': remove('[role=alert]'),
  };

  test.each(Object.entries(acts))(
    'with %s before or after hydration, a failure and a success are announced',
    async (_, change) => {
      for (const isEarly of [true, false]) {
        server.mockResolvedValueOnce(new Response('', { status: 500 }));
        document.body.innerHTML = renderToString(
          <Form words={words} delivery={php} notice="">
            <div />
          </Form>,
        );
        const island = document.querySelector('form div div') as HTMLElement;
        island.innerHTML = renderToString(<Island words={words} delivery={php} />);
        if (isEarly) change();
        fill(typed);
        act(() => {
          hydrateRoot(island, <Island words={words} delivery={php} />, { onRecoverableError: () => {} });
        });
        if (!isEarly) change();
        await send();
        expect([alert(), values()]).toEqual([words.error, Object.values(typed)]);
        await send();
        expect([alert(), status(), values()]).toEqual(['', words.success, ['', '', '']]);
        expect(button().textContent).toBe(words.submit);
      }
    },
  );
});

test.each(phones)('the form accepts “%s” as a phone number only if the mail has “%s”', (number, mailed) => {
  // Browsers use the pattern with this flag.
  expect(new RegExp(`^(?:${PHONE})$`, 'v').test(number)).toBe(mailed !== undefined);
});
