// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { interfaceWords } from '#interfaceWords.ts';
import { phones } from '../../tests/receivers/phones.ts';
import { allowed, type DeliverySettings, deliveryFrom } from './delivery.ts';
import { Form } from './Form.tsx';
import { PHONE } from './fields.ts';
import { Island } from './Island.tsx';

const { newTab, form: words } = interfaceWords;
const typed = { name: 'Ana', email: 'ana@exemplo.com.br', message: 'Olá!' };
/** The facts of a site with a delivery. */
const to = (delivery: DeliverySettings['contact']['delivery']): DeliverySettings => ({
  address: 'https://a.org/pasta',
  contact: { whatsapp: '+55 (11) 91234-5678', delivery },
});
const simulated = to({ kind: 'simulated' });
const whatsapp = to({ kind: 'whatsapp' });
const formspree = to({ kind: 'formspree', form: 'xyzabcde' });
const php = to({ kind: 'php' });

/** Replaces the server of a delivery. */
const server = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server.mockReset());
  server.mockImplementation(async () => new Response());
  // jsdom has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(facts: DeliverySettings): void {
  const delivery = deliveryFrom(facts);
  render(
    <Form delivery={delivery} contact={{ delivery, phone: true, note: '' }} notice="" about="Automações">
      <Island words={{ ...words, newTab }} delivery={delivery} />
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

test.each<[DeliverySettings, action: string | null, source: string | undefined, limits: string[], honeypots: number]>([
  [simulated, null, undefined, [], 0],
  [whatsapp, null, undefined, [], 0],
  [formspree, 'https://formspree.io/f/xyzabcde', 'https://formspree.io', [], 1],
  [php, '/pasta/contato.php', "'self'", ['100', '254', '40', '5000'], 1],
])(
  'for %j, the form has the URL %s, the policy allows the source %s, and there are the limits %j and %i honeypots',
  (facts, action, source, limits, honeypots) => {
    show(facts);
    expect(button().form?.getAttribute('action')).toBe(action);
    const connections = ['https://a.org/robots.txt', ...(source ? [source] : [])];
    expect(allowed(facts)).toEqual({ connections, forms: source ?? "'none'" });
    expect([...document.querySelectorAll('[maxlength]')].map((one) => one.getAttribute('maxlength'))).toEqual(limits);
    expect(document.querySelectorAll('[aria-hidden] > [name=_gotcha][tabindex="-1"]')).toHaveLength(honeypots);
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

test.each([
  [500, 'Ocorreu um erro ao enviar a mensagem. Por favor, tente novamente.'],
  [429, words.answers.often],
])(
  'a message that gets the status %i causes the alert “%s”, stays in the fields, and can be sent again',
  async (code, error) => {
    server.mockResolvedValueOnce(new Response('', { status: code }));
    show(php);
    await send();
    expect([alert(), status(), values(), button().disabled]).toEqual([error, '', Object.values(typed), false]);
    await send();
    expect([alert(), status()]).toEqual(['', words.success]);
    expect(bodies()[1]).toEqual({ ...typed, about: 'Automações' });
  },
);

test('a message that is submitted twice is sent once', async () => {
  show(php);
  act(() => {
    button().form?.requestSubmit();
    button().form?.requestSubmit();
  });
  await pass(0);
  expect(server).toHaveBeenCalledOnce();
});

test('a message to a server has the phone number and the subject only if there are any, and a success empties only what was sent', async () => {
  show(formspree);
  act(() => button().form?.requestSubmit());
  fill({ message: 'Mais uma coisa' });
  await pass(600_000);
  expect([status(), values()]).toEqual([words.success, ['', '', 'Mais uma coisa']]);
  fill({ ...typed, phone: '(81) 99999-0000' });
  expect(status()).toBe('');
  await send();
  // A success unticks the subject.
  expect(bodies()).toEqual([
    { ...typed, about: 'Automações', _subject: 'Mensagem de Ana pelo site, sobre Automações' },
    { ...typed, phone: '(81) 99999-0000' },
  ]);
});

test('if an extension removed the button and the messages, Enter in a field sends, the result is announced, and the button is back', async () => {
  server.mockResolvedValueOnce(new Response('', { status: 500 }));
  show(php);
  for (const announced of [alert, status]) {
    for (const part of document.querySelectorAll('button, [role]:not(form)')) part.remove();
    fireEvent.keyDown(field('name'), { key: 'Enter' });
    await pass(0);
    expect(announced()).toBe(announced === alert ? words.error : words.success);
    expect(button().textContent).toBe(words.submit);
  }
});

test('a message for WhatsApp is a link with the focus, and idle again after an edit', async () => {
  show(whatsapp);
  await send();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Abrir no WhatsApp (abre em nova aba)' });
  expect([status(), button().hidden, document.activeElement]).toEqual([words.chat.ready, true, link]);
  fill({ email: 'outra@exemplo.com.br' });
  expect([status(), button().hidden, link.hidden]).toEqual(['', false, true]);
  await send();
  expect(link.href).toMatch(/^https:\/\/wa\.me\/5511912345678\?text=.*outra%40exemplo\.com\.br/);
});

test('a wrong phone number has the form’s own explanation beside it, not the browser’s', async () => {
  show(php);
  await import('./script.ts');
  fill({ phone: '1' });
  button().form?.reportValidity();
  expect(document.getElementById(`${field('phone').id}-erro`)?.textContent).toBe(field('phone').title);
});

test.each(phones)('the form accepts “%s” as a phone number only if the mail has “%s”', (number, mailed) => {
  // Browsers use the pattern with this flag.
  expect(new RegExp(`^(?:${PHONE})$`, 'v').test(number)).toBe(mailed !== undefined);
});
