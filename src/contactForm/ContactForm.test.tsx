// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { interfaceWords } from '#interfaceWords.ts';
import { phones } from '../../tests/receivers/phones.ts';
import { ContactForm } from './ContactForm.tsx';
import type { Deliver, Draft } from './draft.ts';
import type { FormDelivery } from './send.ts';

const { phone, ...words } = interfaceWords.form;
const draft: Draft = { name: 'Ana', email: 'ana@exemplo.com.br', message: 'Olá!' };

const whatsapp: FormDelivery = {
  kind: 'whatsapp',
  chat: 'https://wa.me/5511912345678',
  words: { ...words.chat, newTab: interfaceWords.newTab },
};

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = vi.fn();
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
const status = () => screen.getByRole('status').textContent;
const send = () => fireEvent.submit(button());
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test.each<{ delivery: FormDelivery; attributes: string[]; traps: number }>([
  { delivery: { kind: 'simulated' }, attributes: [], traps: 0 },
  { delivery: whatsapp, attributes: [], traps: 0 },
  { delivery: { kind: 'formspree', address: 'https://formspree.io/f/xyzabcde' }, attributes: [], traps: 1 },
  {
    delivery: { kind: 'php', address: '/pasta/contato.php' },
    attributes: ['/pasta/contato.php', '100', '254', '5000'],
    traps: 1,
  },
])(
  'for $delivery.kind, the HTML has the address and the limits $attributes, and $traps honeypots',
  ({ delivery, attributes, traps }) => {
    const html = renderToString(<ContactForm labels={words} delivery={delivery} />);
    expect([...html.matchAll(/ (?:action|maxlength)="([^"]*)"/gi)].map(([, value]) => value)).toEqual(attributes);
    const { container } = show(undefined, delivery);
    const hidden = container.querySelectorAll('[aria-hidden="true"] > input[tabindex="-1"][autocomplete="off"]');
    expect(hidden).toHaveLength(traps);
  },
);

describe('the contact form', () => {
  test('reserves the width of the longer text in its button', () => {
    render(<ContactForm labels={{ ...words, submit: 'Enviar' }} delivery={{ kind: 'simulated' }} />);
    expect(button().dataset.widest).toBe('Enviando...');
  });

  test('with the simulated delivery, announces the submit, succeeds after 1.5 s and is idle 3 s later', async () => {
    const { container } = show();
    const live = container.querySelector('[aria-live="polite"]');
    expect(live?.textContent).toBe('');
    send();
    expect(button().disabled).toBe(true);
    expect([button().textContent, live?.textContent]).toEqual(['Enviando...', 'Enviando...']);
    await pass(1499);
    expect(status()).toBe('');
    await pass(1);
    expect([status(), live?.textContent]).toEqual([words.success, '']);
    expect(button().disabled).toBe(false);
    expect(typed()).toEqual(['', '', '']);
    await pass(2999);
    expect(status()).toBe(words.success);
    await pass(1);
    expect(status()).toBe('');
    expect(button().textContent).toBe('Enviar mensagem');
  });

  test('if delivery fails, shows an alert, keeps the typed text and can be sent again', async () => {
    const deliver = vi.fn<Deliver>().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(undefined);
    show(deliver);
    send();
    await pass(0);
    expect(screen.getByRole('alert').textContent).toBe(
      'Ocorreu um erro ao enviar a mensagem. Por favor, tente novamente.',
    );
    expect(typed()).toEqual(Object.values(draft));
    expect(button().disabled).toBe(false);
    send();
    await pass(0);
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(status()).toBe(words.success);
    expect(deliver.mock.calls.map(([sent]) => sent)).toEqual([draft, draft]);
  });

  test('keeps text that was typed during a submit', async () => {
    show();
    send();
    await pass(700);
    fireEvent.change(screen.getByLabelText('Mensagem'), { target: { value: 'Mais uma coisa' } });
    await pass(800);
    expect(status()).toBe(words.success);
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

  test('aborts the delivery if the visitor leaves the page, and ignores its end, even while it submits again', async () => {
    const first = Promise.withResolvers<undefined>();
    const deliver = vi.fn<Deliver>().mockReturnValueOnce(first.promise);
    show(deliver.mockReturnValueOnce(new Promise(() => {})));
    send();
    act(() => void dispatchEvent(new Event('pagehide')));
    expect(deliver.mock.calls[0]?.[1].aborted).toBe(true);
    expect(button().textContent).toBe('Enviar mensagem');
    send();
    first.resolve(undefined);
    await pass(0);
    expect(button().textContent).toBe('Enviando...');
    expect(status()).toBe('');
    expect(typed()).toEqual(Object.values(draft));
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

  test('keeps the focus on its container until Tab is pressed, and then focuses its button', async () => {
    const { container } = show(vi.fn<Deliver>().mockResolvedValue(undefined));
    container.tabIndex = -1;
    button().focus();
    send();
    expect(document.activeElement).toBe(container);
    await pass(0);
    fireEvent.keyDown(container, { key: 'Control' });
    expect(document.activeElement).toBe(container);
    fireEvent.keyDown(container, { key: 'Tab' });
    expect(document.activeElement).toBe(button());
  });

  test('delivers nothing if a bot filled in the honeypot, but reports success', async () => {
    const deliver = vi.fn<Deliver>();
    const { container } = show(deliver, { kind: 'php', address: '/pasta/contato.php' });
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    const trap = container.querySelector<HTMLInputElement>('[aria-hidden="true"] > input');
    if (trap) trap.value = 'https://spam.example';
    send();
    await pass(0);
    expect(status()).toBe(words.success);
    expect(deliver).not.toHaveBeenCalled();
  });
});

test.each(phones)('the form accepts “%s” as a phone number only if the mail has “%s”', (number, mailed) => {
  render(<ContactForm labels={{ ...words, phone }} delivery={{ kind: 'simulated' }} />);
  fill(draft);
  const field = screen.getByLabelText<HTMLInputElement>(phone.label);
  fireEvent.change(field, { target: { value: number } });
  act(() => button().form?.requestSubmit());
  expect([field.getAttribute('aria-invalid'), field.title]).toEqual([`${!mailed}`, phone.wrong]);
});

test('a number and the subject of the page are sent with the message; without them, only the three fields', async () => {
  const deliver = vi.fn<Deliver>().mockResolvedValue(undefined);
  render(<ContactForm labels={{ ...words, phone }} delivery={{ kind: 'simulated' }} deliver={deliver} />);
  fill(draft);
  send();
  await pass(0);
  fill(draft);
  fireEvent.change(screen.getByLabelText(phone.label), { target: { value: '(81) 99999-0000' } });
  const line = showSubject('Automações');
  send();
  await pass(0);
  line.remove();
  expect(deliver.mock.calls.map(([sent]) => sent)).toEqual([
    draft,
    { ...draft, phone: '(81) 99999-0000', about: 'Automações' },
  ]);
});

/** Shows a subject above the form as `load.ts` does, with something that can have the focus. */
function showSubject(name: string) {
  const line = document.body.appendChild(document.createElement('p'));
  Object.assign(line, { id: 'assunto', innerHTML: '<span tabindex="0">' });
  line.dataset.about = name;
  return line;
}

test.each<[string, () => Promise<undefined>, string, string]>([
  ['after a success, the subject', async () => undefined, 'Automações', ''],
  ['after a success, the subject that was chosen while sending', async () => undefined, 'Sites', 'Sites'],
  ['after an error, the subject', () => Promise.reject(new Error('no')), 'Automações', 'Automações'],
])('%s is kept or removed, and the focus is not lost', async (_, deliver, chosen, kept) => {
  const line = showSubject('Automações');
  const forget = line.querySelector('span');
  const { container } = show(deliver);
  container.tabIndex = -1;
  send();
  line.dataset.about = chosen;
  forget?.focus();
  await pass(0);
  expect([line.dataset.about ?? '', document.activeElement]).toEqual([kept, kept ? forget : container]);
  line.remove();
});

test('the success of a delivery that sends stays until the visitor types again or leaves', async () => {
  const deliver = vi.fn<Deliver>().mockResolvedValue(undefined);
  show(deliver, { kind: 'formspree', address: 'https://formspree.io/f/xyzabcde' });
  for (const end of [
    () => fireEvent.input(screen.getByLabelText('Nome'), { target: { value: 'B' } }),
    () => act(() => void dispatchEvent(new Event('pagehide'))),
  ]) {
    fill(draft);
    send();
    await pass(600_000);
    expect(status()).toBe(words.success);
    end();
    expect(status()).toBe('');
  }
});

describe('the contact form with delivery by WhatsApp', () => {
  const link = () => screen.queryByRole<HTMLAnchorElement>('link', { name: 'Abrir no WhatsApp (abre em nova aba)' });

  test('is idle after a field is edited, and writes the new text into the next link', async () => {
    show(undefined, whatsapp);
    send();
    await pass(0);
    expect([link()?.target, link()?.rel]).toEqual(['_blank', 'noopener']);
    fireEvent.input(screen.getByLabelText('E-mail'), { target: { value: 'outra@exemplo.com.br' } });
    expect(link()).toBeNull();
    expect(status()).toBe('');
    expect(button().textContent).toBe('Enviar mensagem');
    send();
    await pass(0);
    expect(new URL(link()?.href ?? '').searchParams.get('text')).toContain('outra@exemplo.com.br');
  });

  test('does not take the focus from another element', async () => {
    show(undefined, whatsapp);
    const elsewhere = document.body.appendChild(document.createElement('input'));
    send();
    elsewhere.focus();
    await pass(0);
    expect(link()).not.toBeNull();
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});
