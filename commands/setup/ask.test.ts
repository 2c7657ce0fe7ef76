import { beforeEach, expect, test, vi } from 'vitest';
import config from '../../site.config.ts';
import { askAll, Stopped } from './ask.ts';

const CANCEL = Symbol.for('Ctrl+C');

/** What the owner types, in turn, where a question has these words. Enter everywhere else. */
const typed: [words: string, answers: (string | symbol)[]][] = [];
const said: string[] = [];

type Asked = {
  message: string;
  initialValue?: string;
  defaultValue?: string;
  validate?: (value: string) => string | undefined;
};

async function answer({ message, initialValue, defaultValue, validate }: Asked): Promise<string | symbol> {
  const answers = typed.find(([words]) => message.includes(words))?.[1] ?? [];
  while (true) {
    const next = answers.shift() ?? initialValue ?? '';
    if (typeof next === 'symbol') return next;
    const fault = validate?.(next);
    if (fault === undefined) return next || (defaultValue ?? '');
    said.push(fault);
    if (answers.length === 0) throw new Error(`“${next}” was refused: ${fault}`);
  }
}

vi.mock('@clack/prompts', () => ({
  text: (asked: Asked) => answer(asked),
  select: (asked: Asked) => answer(asked),
  isCancel: (value: unknown) => value === CANCEL,
  log: { step: () => {}, info: (what: string) => said.push(what), error: (what: string) => said.push(what) },
}));

beforeEach(() => {
  typed.length = 0;
  said.length = 0;
});

test('Enter everywhere gives what is there', async () => {
  const answers = await askAll(config, new Map());
  expect(answers.get('brand.name')).toBe(config.brand.name);
  expect(answers.get('links.whatsapp')).toBe(config.links.whatsapp);
  expect(answers.get('palette')).toBe('mutirao');
  expect(answers.get('contact.delivery')).toBe('simulated');
  expect(answers.size).toBe(17);
});

test('a wrong answer is refused in words, a tidied one is told', async () => {
  typed.push(['WhatsApp, com DDD', ['meu número', '11 91234-5678']]);
  const answers = await askAll(config, new Map());
  expect(answers.get('links.whatsapp')).toBe('+55 11 91234-5678');
  expect(said).toEqual([expect.stringContaining('Esperava um número'), 'Anotei assim: +55 11 91234-5678']);
});

test('what the options said is not asked', async () => {
  typed.push(['nome da marca', [CANCEL]]);
  expect((await askAll(config, new Map([['brand.name', 'X']]))).get('brand.name')).toBe('X');
});

test('colours of one’s own are six, and start from what is there', async () => {
  typed.push(['Que cores', ['own']], ['Azul:', ['14a']]);
  expect((await askAll(config, new Map())).get('palette')).toMatchObject({ azul: '#1144aa', barro: '#b5401f' });
});

test('a way of delivery asks for what it needs', async () => {
  typed.push(['Para onde vai', ['http']], ['recebe a mensagem', ['', 'x.org/api']]);
  expect((await askAll(config, new Map())).get('contact.delivery')).toEqual({ http: 'https://x.org/api' });
});

test('Ctrl+C leaves', async () => {
  typed.push(['GitHub', [CANCEL]]);
  await expect(askAll(config, new Map())).rejects.toThrow(Stopped);
});
