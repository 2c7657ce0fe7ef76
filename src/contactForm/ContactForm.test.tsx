// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { common, home } from '#content/content.ts';
import { ContactForm } from './ContactForm.tsx';
import type { Deliver, Draft } from './draft.ts';
import type { FormDelivery } from './send.ts';

const words = home.contact.form;
const draft: Draft = { name: 'Ana', email: 'ana@exemplo.com.br', message: 'Olá!' };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(deliver?: Deliver, delivery: FormDelivery = { kind: 'simulated' }) {
  const view = render(<ContactForm labels={words} delivery={delivery} {...(deliver && { deliver })} />);
  fill(draft);
  return view;
}

function fill({ name, email, message }: Draft) {
  fireEvent.change(screen.getByLabelText('Nome'), { target: { value: name } });
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Mensagem'), { target: { value: message } });
}

const typed = () => ['Nome', 'E-mail', 'Mensagem'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
const button = () => screen.getByRole<HTMLButtonElement>('button');
const send = () => fireEvent.submit(button());
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Expects that the first attempt fails with an alert and keeps the text, and that a second attempt succeeds. */
async function failsOnceAndSends() {
  send();
  await pass(0);
  expect(screen.getByRole('alert').textContent).toBe(
    'Ocorreu um erro ao enviar a mensagem. Por favor, tente novamente.',
  );
  expect(typed()).toEqual([draft.name, draft.email, draft.message]);
  expect(button().disabled).toBe(false);
  send();
  await pass(0);
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(screen.getByRole('status').textContent).toBe(words.success);
}

test.each<[FormDelivery, string]>([
  [{ kind: 'simulated' }, 'no address and no limits'],
  [{ kind: 'formspree', address: 'https://formspree.io/f/xyzabcde' }, 'no address and no limits'],
  [{ kind: 'php', address: '/pasta/contato.php' }, '/pasta/contato.php 100 254 5000'],
])('with the delivery %j, the HTML of the form has this address and these limits: %s', (delivery, expected) => {
  const html = renderToString(<ContactForm labels={words} delivery={delivery} />);
  const attributes = [...html.matchAll(/ (?:action|maxlength)="([^"]*)"/gi)].map(([, value]) => value);
  expect(attributes.join(' ') || 'no address and no limits').toBe(expected);
});

describe('the contact form', () => {
  test.each([
    ['Enviar', 'Enviando...', 'Enviando...'],
    ['Enviar mensagem', 'Enviando...', 'Enviar mensagem'],
  ])('with the texts “%s” and “%s”, the button reserves the width of “%s”', (submit, submitting, longer) => {
    render(<ContactForm labels={{ ...words, submit, submitting }} delivery={{ kind: 'simulated' }} />);
    expect(button().dataset.widest).toBe(longer);
  });

  test('with the simulated delivery, succeeds after 1.5 s and is idle 3 s later', async () => {
    show();
    send();
    expect(button().disabled).toBe(true);
    expect(button().textContent).toBe('Enviando...');
    await pass(1499);
    expect(screen.getByRole('status').textContent).toBe('');
    await pass(1);
    expect(screen.getByRole('status').textContent).toBe(words.success);
    expect(button().disabled).toBe(false);
    expect(typed()).toEqual(['', '', '']);
    await pass(2999);
    expect(screen.getByRole('status').textContent).toBe(words.success);
    await pass(1);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(button().textContent).toBe('Enviar mensagem');
  });

  test.each([
    ['forwards', 7_200_000],
    ['back', -7_200_000],
  ])('works if the clock is set %s by two hours during a submit', async (_way, change) => {
    show();
    send();
    vi.setSystemTime(Date.now() + change);
    await pass(1500);
    expect(screen.getByRole('status').textContent).toBe(words.success);
    await pass(3000);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('if delivery fails, shows an alert, keeps the typed text and can be sent again', async () => {
    const deliver = vi.fn<Deliver>().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(undefined);
    show(deliver);
    await failsOnceAndSends();
    expect(deliver).toHaveBeenCalledTimes(2);
  });

  test('keeps text that was typed during a submit', async () => {
    show();
    send();
    await pass(700);
    fireEvent.change(screen.getByLabelText('Mensagem'), { target: { value: 'Mais uma coisa' } });
    await pass(800);
    expect(screen.getByRole('status').textContent).toBe(words.success);
    expect(typed()).toEqual(['', '', 'Mais uma coisa']);
  });

  test('delivers only once if submitted twice at once', async () => {
    const deliver = vi.fn<Deliver>().mockResolvedValue(undefined);
    show(deliver);
    act(() => {
      button().form?.requestSubmit();
      button().form?.requestSubmit();
    });
    await pass(0);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test('ignores the end of a delivery that was aborted, even while it submits again', async () => {
    const first = Promise.withResolvers<undefined>();
    show(
      vi
        .fn<Deliver>()
        .mockReturnValueOnce(first.promise)
        .mockReturnValueOnce(new Promise(() => {})),
    );
    send();
    act(() => void dispatchEvent(new Event('pagehide')));
    send();
    first.resolve(undefined);
    await pass(0);
    expect(button().textContent).toBe('Enviando...');
    expect(screen.getByRole('status').textContent).toBe('');
    expect(typed()).toEqual([draft.name, draft.email, draft.message]);
  });

  test.each([
    ['markup', { ...draft, name: '<img src=x onerror=alert(1)>', message: '</textarea><script>1</script>' }],
    ['a megabyte', { ...draft, message: 'ã'.repeat(1_000_000) }],
    ['control characters', { ...draft, name: 'a\u0000b\u202Ec' }],
  ])('delivers %s as typed, and creates no `img` or `script` element', async (_name, hostile) => {
    const deliver = vi.fn<Deliver>().mockResolvedValue(undefined);
    const { container } = show(deliver);
    fill(hostile);
    send();
    await pass(0);
    expect(deliver.mock.calls[0]?.[0]).toEqual(hostile);
    expect(container.querySelector('img, script')).toBeNull();
  });

  test('has “Enviando...” in a polite live region only during a submit', async () => {
    const { container } = show();
    const live = container.querySelector('[aria-live="polite"]');
    expect(live?.textContent).toBe('');
    send();
    expect(live?.textContent).toBe('Enviando...');
    await pass(1500);
    expect(live?.textContent).toBe('');
  });

  test('announces “Enviando...” for every submit, except one before hydration that the page announced', async () => {
    const early = document.createElement('div');
    document.body.append(early);
    early.innerHTML = renderToString(<ContactForm labels={words} delivery={{ kind: 'simulated' }} />);
    const form = early.querySelector('form');
    if (form) form.dataset.pending = '';
    fill(draft);
    const { container } = render(<ContactForm labels={words} delivery={{ kind: 'simulated' }} />, {
      container: early,
      hydrate: true,
    });
    const live = container.querySelector('[aria-live="polite"]');
    expect(button().textContent).toBe('Enviando...');
    expect(live?.textContent).toBe('');
    await pass(1500);
    fill(draft);
    send();
    expect(live?.textContent).toBe('Enviando...');
    early.remove();
  });

  test('marks a field as invalid only from the browser’s rejection until the value is valid', () => {
    show();
    fill({ name: 'Ana', email: '', message: '' });
    const wrong = () =>
      ['Nome', 'E-mail', 'Mensagem'].map((label) => screen.getByLabelText(label).getAttribute('aria-invalid'));
    expect(wrong()).toEqual(['false', 'false', 'false']);
    act(() => button().form?.requestSubmit());
    expect(wrong()).toEqual(['false', 'true', 'true']);
    fireEvent.input(screen.getByLabelText('E-mail'), { target: { value: 'ana' } });
    expect(wrong()).toEqual(['false', 'true', 'true']);
    fireEvent.input(screen.getByLabelText('E-mail'), { target: { value: 'ana@exemplo.com.br' } });
    expect(wrong()).toEqual(['false', 'false', 'true']);
  });

  describe('sent by its button', () => {
    const sent = async (deliver: Deliver) => {
      const { container } = show(deliver);
      container.tabIndex = -1;
      button().focus();
      send();
      expect(document.activeElement).toBe(container);
      await pass(0);
      return container;
    };

    test('keeps the focus on its container until Tab is pressed, and then focuses its button', async () => {
      const container = await sent(vi.fn<Deliver>().mockResolvedValue(undefined));
      expect(document.activeElement).toBe(container);
      fireEvent.keyDown(container, { key: 'Control' });
      expect(document.activeElement).toBe(container);
      fireEvent.keyDown(container, { key: 'Tab' });
      expect(document.activeElement).toBe(button());
    });

    test('after a failed delivery, focuses its button if Enter is pressed', async () => {
      const container = await sent(vi.fn<Deliver>().mockRejectedValue(new Error('no')));
      fireEvent.keyDown(container, { key: 'Enter' });
      expect(document.activeElement).toBe(button());
    });
  });

  test.each([
    ['the form is submitting', 100],
    ['the success message is shown', 1500],
  ])('stops its timers if it is unmounted while %s', async (_while, after) => {
    const { unmount } = show();
    send();
    await pass(after);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe.each<Extract<FormDelivery, { address: string }>>([
  { kind: 'server', address: '/pasta/contato' },
  { kind: 'formspree', address: 'https://formspree.io/f/xyzabcde' },
])('the contact form with the delivery $kind', (delivery) => {
  const fetched = vi.fn<typeof fetch>();

  beforeEach(() => {
    fetched.mockReset();
    vi.stubGlobal('fetch', fetched);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const taken = async () => Response.json({ success: true });

  test.each<[string, typeof fetch]>([
    ['a response with status 500', async () => new Response('<h1>500</h1>', { status: 500 })],
    [
      'an invalid URL',
      () => {
        throw new TypeError('Invalid URL');
      },
    ],
  ])(
    'after %s, shows the error message, keeps the typed text, and sends it on the next attempt',
    async (_name, failure) => {
      fetched.mockImplementationOnce(failure).mockImplementationOnce(taken);
      show(undefined, delivery);
      await failsOnceAndSends();
      expect(typed()).toEqual(['', '', '']);
      expect(fetched.mock.calls.map(([address]) => address)).toEqual([delivery.address, delivery.address]);
    },
  );

  test('sends no credentials or referrer, and follows no redirects', async () => {
    fetched.mockImplementationOnce(taken);
    show(undefined, delivery);
    send();
    await pass(0);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    });
  });

  test('aborts the request if the visitor leaves the page, and is idle afterwards', async () => {
    fetched.mockImplementation(
      (_address, init) =>
        new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    );
    show(undefined, delivery);
    send();
    await pass(0);
    act(() => void dispatchEvent(new Event('pagehide')));
    await pass(0);
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(button().textContent).toBe('Enviar mensagem');
    expect(typed()).toEqual([draft.name, draft.email, draft.message]);
  });

  test('sends nothing if a bot filled in the honeypot, but reports success', async () => {
    const { container } = show(undefined, delivery);
    const trap = container.querySelector<HTMLInputElement>('[aria-hidden="true"] > input');
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.autocomplete).toBe('off');
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    if (trap) trap.value = 'https://spam.example';
    send();
    await pass(0);
    expect(screen.getByRole('status').textContent).toBe(words.success);
    expect(fetched).not.toHaveBeenCalled();
  });
});

test.each<[FormDelivery, traps: number]>([
  [{ kind: 'simulated' }, 0],
  [{ kind: 'whatsapp', chat: 'https://wa.me/5511912345678', words: { ...words.chat, newTab: common.newTab } }, 0],
  [{ kind: 'server', address: '/pasta/contato' }, 1],
  [{ kind: 'formspree', address: 'https://formspree.io/f/xyzabcde' }, 1],
])('with the delivery %j, the form has %i honeypots', (delivery, traps) => {
  const { container } = show(undefined, delivery);
  expect(container.querySelectorAll('[aria-hidden="true"] > input[tabindex="-1"]')).toHaveLength(traps);
});

describe('the contact form with delivery by WhatsApp', () => {
  const delivery: FormDelivery = {
    kind: 'whatsapp',
    chat: 'https://wa.me/5511912345678',
    words: { ...words.chat, newTab: common.newTab },
  };
  const link = () => screen.queryByRole<HTMLAnchorElement>('link', { name: 'Abrir no WhatsApp (abre em nova aba)' });

  test('writes the message into a link, focuses the link, and keeps the typed text', async () => {
    const { container } = show(undefined, delivery);
    button().focus();
    send();
    await pass(0);
    expect(screen.getByRole('status').textContent).toBe(words.chat.ready);
    expect(document.activeElement).toBe(link());
    expect(link()?.target).toBe('_blank');
    expect(link()?.rel).toBe('noopener');
    expect(link()?.href.startsWith('https://wa.me/5511912345678?text=')).toBe(true);
    expect(new URL(link()?.href ?? '').searchParams.get('text')).toBe(
      `Olá! Sou Ana e escrevo pelo site.\n\n${draft.message}\n\nMeu e-mail: ${draft.email}`,
    );
    expect(typed()).toEqual([draft.name, draft.email, draft.message]);
    expect(container.querySelectorAll('input')).toHaveLength(2);
  });

  test.each(['Nome', 'E-mail', 'Mensagem'])(
    'is idle after “%s” is edited, and writes the new text into the next link',
    async (label) => {
      show(undefined, delivery);
      send();
      await pass(0);
      fireEvent.input(screen.getByLabelText(label), { target: { value: 'outra@exemplo.com.br' } });
      expect(link()).toBeNull();
      expect(screen.getByRole('status').textContent).toBe('');
      expect(button().textContent).toBe('Enviar mensagem');
      send();
      await pass(0);
      expect(new URL(link()?.href ?? '').searchParams.get('text')).toContain('outra@exemplo.com.br');
    },
  );

  test('does not take the focus from another element', async () => {
    show(undefined, delivery);
    const elsewhere = document.body.appendChild(document.createElement('input'));
    send();
    elsewhere.focus();
    await pass(0);
    expect(link()).not.toBeNull();
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});
