import { z } from 'zod';

/** A sentence of some length: what is expected is said in the owner's language, for it is the owner who reads it. */
const text = (expected: string) => z.string(expected).trim().min(1, expected);

const link = (example: string) => {
  const expected = `um endereço completo que comece com https://, como ${example}`;
  return z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: expected });
};

const PHONE = 'um número com código do país e DDD, como +55 11 91234-5678';
const ADDRESS = 'o endereço do site, que comece com https:// e não termine em barra, como https://meucoletivo.org.br';

const REPORTS = 'onde avisar de uma falha: mailto:nome@exemplo.org.br, ou uma página que comece com https://';
const EXPIRY = 'uma data como 2027-10-31, mais de 30 dias à frente e no máximo um ano';

const daysUntil = (date: string) => (Date.parse(date) - Date.now()) / 86_400_000;

const schema = z.strictObject({
  brand: z.strictObject({
    name: text('o nome da marca, entre aspas'),
    legalName: text('o nome por extenso, entre aspas'),
    tagline: text('uma ou duas frases, entre aspas'),
  }),
  address: z.url({ protocol: /^https$/, error: ADDRESS }).regex(/^https:\/\/[^/?#]+(\/[\w.~-]+)*$/, ADDRESS),
  links: z.strictObject({
    whatsapp: z.string(PHONE).regex(/^\+[1-9](?:[\s().-]*\d){9,14}$/, PHONE),
    discord: link('https://discord.gg/convite'),
    telegramGroup: link('https://t.me/grupo'),
    instagram: link('https://www.instagram.com/perfil'),
    github: link('https://github.com/perfil'),
    telegram: link('https://t.me/canal'),
    video: link('https://www.youtube.com/@canal'),
    web3: link('https://web3.meucoletivo.org.br'),
  }),
  security: z.strictObject({
    contact: z.union(
      [
        z.url({ protocol: /^https$/, hostname: z.regexes.domain }),
        z.string().regex(/^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/),
      ],
      REPORTS,
    ),
    expires: z.iso.date(EXPIRY).refine((date) => daysUntil(date) > 30 && daysUntil(date) <= 366, EXPIRY),
  }),
  contact: z.strictObject({
    note: text('a frase ao lado do formulário, entre aspas'),
    delivery: z.literal('simulated', `'simulated', o único modo de envio que existe`),
  }),
});

/** What the owner writes in `site.config.ts`. */
export type SiteConfig = z.infer<typeof schema>;

/** Every fault of a configuration, in Portuguese, for the owner. The message is complete: show it without a stack. */
export class SiteConfigError extends Error {
  override name = 'SiteConfigError';
}

/**
 * Checks the owner's configuration.
 * @throws {SiteConfigError} naming every faulty field at once: its path, what was found, what is expected.
 */
export function parseSiteConfig(input: unknown): SiteConfig {
  const result = schema.safeParse(input);
  if (result.success) return result.data;

  const faults = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...issue.path, key],
          expected: 'nada: este campo não existe (confira se o nome está certo)',
        }))
      : [
          {
            path: issue.path,
            expected:
              issue.code === 'invalid_type' && expectsGroup(issue) ? 'um grupo de campos entre { }' : issue.message,
          },
        ],
  );
  const lines = unique(
    faults.map(
      ({ path, expected }) =>
        `  ${path.join('.') || '(arquivo inteiro)'}\n    encontrei: ${describe(valueAt(input, path))}\n    esperava:  ${expected}`,
    ),
  );
  const count = lines.length === 1 ? 'um campo precisa' : `${lines.length} campos precisam`;
  throw new SiteConfigError(
    `\nEm site.config.ts, ${count} de atenção:\n\n${lines.join('\n\n')}\n\nCorrija e rode o comando de novo.\n`,
  );
}

function expectsGroup(issue: { expected?: string }): boolean {
  return issue.expected === 'object';
}

/** One field can fail two rules of the same expectation; the owner reads it once. */
function unique(lines: string[]): string[] {
  return [...new Set(lines)];
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], input);
}

function describe(value: unknown): string {
  if (value === undefined) return 'nada (o campo está faltando)';
  if (value === '') return 'um texto vazio';
  if (typeof value === 'string') return `“${value.length > 80 ? `${value.slice(0, 80)}…` : value}”`;
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'uma lista' : 'um grupo de campos';
  return String(value);
}
