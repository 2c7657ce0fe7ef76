// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { home } from '#content/home.ts';
import { ContactForm } from './ContactForm.tsx';
import type { Deliver, Draft } from './delivery.ts';

const words = home.contact.form;
const draft: Draft = { name: 'Ana', email: 'ana@exemplo.com.br', message: 'Olá!' };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(deliver?: Deliver) {
  const view = render(<ContactForm labels={words} delivery="simulated" {...(deliver && { deliver })} />);
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

describe('the contact form', () => {
  test('with the simulated delivery, succeeds after 1.5 s and rests after 3 s more', async () => {
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

  test('where delivery fails, says so as an alert, keeps what was typed and can try again', async () => {
    const deliver = vi.fn<Deliver>().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce();
    show(deliver);
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
    expect(deliver).toHaveBeenCalledTimes(2);
  });

  test('two submits in one moment are one', async () => {
    const deliver = vi.fn<Deliver>().mockResolvedValue();
    show(deliver);
    act(() => {
      button().form?.requestSubmit();
      button().form?.requestSubmit();
    });
    await pass(0);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['markup', { ...draft, name: '<img src=x onerror=alert(1)>', message: '</textarea><script>1</script>' }],
    ['a megabyte', { ...draft, message: 'ã'.repeat(1_000_000) }],
    ['control characters', { ...draft, name: 'a\u0000b\u202Ec' }],
  ])('delivers %s as it was typed, and shows none of it', async (_name, hostile) => {
    const deliver = vi.fn<Deliver>().mockResolvedValue();
    const { container } = show(deliver);
    fill(hostile);
    send();
    await pass(0);
    expect(deliver.mock.calls[0]?.[0]).toEqual(hostile);
    expect(container.querySelector('img, script')).toBeNull();
  });

  test('leaving the page stops its timers', async () => {
    const { unmount } = show();
    send();
    await pass(100);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('leaving the page while the success message stands stops its timer', async () => {
    const { unmount } = show();
    send();
    await pass(1500);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
