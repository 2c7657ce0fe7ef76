import { confirm, isCancel, log, select, text } from '@clack/prompts';
import { type Answers, valueAt } from './answers.ts';
import type { Value } from './edit.ts';
import {
  colourQuestions,
  delivery,
  deliveryQuestions,
  objection,
  palette,
  type Question,
  questions,
} from './questions.ts';

/** The owner left in the middle. */
export class Stopped extends Error {
  override name = 'Stopped';
}

/** Asks for every field that the options did not answer. What is there already is what Enter keeps. */
export async function askAll(config: unknown, given: Answers): Promise<Answers> {
  const answers = new Map(given);
  const askEach = async (some: readonly Question[]) => {
    for (const question of some) {
      if (answers.has(question.path)) continue;
      answers.set(question.path, await askText(question, presentText(config, question.path)));
    }
  };
  log.step('A marca');
  await askEach(questions.brand);
  if (!answers.has(palette.path)) answers.set(palette.path, await askPalette(config));
  log.step('Os links');
  await askEach(questions.links);
  log.step('A segurança e o contato');
  await askEach(questions.contact);
  if (!answers.has(delivery.path)) answers.set(delivery.path, await askDelivery(config));
  return answers;
}

export async function askToWrite(): Promise<boolean> {
  return unlessStopped(await confirm({ message: 'Posso escrever em site.config.ts?', active: 'Sim', inactive: 'Não' }));
}

async function askText({ path, ask, example, tidy }: Question, present?: string): Promise<string> {
  const answerTo = (typed: string | undefined) => (typed?.trim() ? tidy(typed) : (present ?? ''));
  const typed = unlessStopped(
    await text({
      message: ask,
      placeholder: present ?? `por exemplo, ${example}`,
      ...(present !== undefined && { defaultValue: present }),
      validate: (value) => objection(path, answerTo(value)),
    }),
  );
  const answer = answerTo(typed);
  if (answer !== typed.trim()) log.info(`Anotei assim: ${answer}`);
  return answer;
}

async function askPalette(config: unknown): Promise<Value> {
  const present = valueAt(config, palette.path) ?? palette.initial;
  const chosen = unlessStopped(
    await select<string>({
      message: palette.ask,
      options: palette.options.map((option) => ({ ...option })),
      initialValue: typeof present === 'string' ? present : 'own',
      showInstructions: false,
    }),
  );
  if (chosen !== 'own') return chosen;
  let own: Record<string, Value> = typeof present === 'object' ? { ...present } : {};
  while (true) {
    for (const question of colourQuestions) {
      const key = question.path.slice('palette.'.length);
      const held = own[key];
      own = { ...own, [key]: await askText(question, typeof held === 'string' ? held : question.example) };
    }
    // Colours that are each well written can still be no palette together.
    const fault = objection(palette.path, own);
    if (fault === undefined) return own;
    log.error(fault);
  }
}

async function askDelivery(config: unknown): Promise<Value> {
  const present = valueAt(config, delivery.path);
  const chosen = unlessStopped(
    await select<string>({
      message: delivery.ask,
      options: delivery.options.map((option) => ({ ...option })),
      initialValue: typeof present === 'string' ? present : (Object.keys(present ?? {})[0] ?? 'simulated'),
      showInstructions: false,
    }),
  );
  if (chosen !== 'http' && chosen !== 'formspree' && chosen !== 'web3forms') return chosen;
  const question = deliveryQuestions[chosen];
  return { [chosen]: await askText(question, presentText(config, question.path)) };
}

function presentText(config: unknown, path: string): string | undefined {
  const present = valueAt(config, path);
  return typeof present === 'string' ? present : undefined;
}

function unlessStopped<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) throw new Stopped();
  return answer as Exclude<T, symbol>;
}
