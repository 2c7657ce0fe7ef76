import { z } from 'zod';
import { chosenPalette, type OwnPalette, type PaletteName, paletteFaults, palettes } from './palette.ts';

/** A sentence of some length: what is expected is said in the owner's language, for it is the owner who reads it. */
const text = (expected: string) => z.string(expected).trim().min(1, expected);

const link = (example: string) => {
  const expected = `um endereço completo que comece com https://, como ${example}`;
  return z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: expected });
};

const PHONE = 'um número com código do país e DDD, como +55 11 91234-5678';
const ADDRESS = 'o endereço do site, que comece com https:// e não termine em barra, como https://meucoletivo.org.br';

/** A group of fields, as opposed to a word or a number. */
const isGroup = (value: unknown) => typeof value === 'object' && value !== null;

const HEX = 'uma cor como #1d3fbb: # e seis algarismos de 0 a 9 e de a a f';
const REPORTS = 'onde avisar de uma falha: mailto:nome@exemplo.org.br, ou uma página que comece com https://';
/** With no more than these days ahead a contact is too old to be published. */
export const LAST_DAYS = 30;

const EXPIRY = `uma data como 2027-10-31, mais de ${LAST_DAYS} dias à frente e no máximo um ano`;

const PALETTE = `${Object.keys(palettes)
  .map((name) => `'${name}'`)
  .join(', ')}, ou um grupo { } com cal, tinta, azul, mata, ipe e barro`;
const colour = z.string(HEX).regex(/^#[0-9a-f]{6}$/i, HEX);
const shippedPalette = z.enum(Object.keys(palettes) as [PaletteName, ...PaletteName[]], PALETTE);
const ownPalette = z.strictObject({
  cal: colour,
  tinta: colour,
  azul: colour,
  mata: colour,
  ipe: colour,
  barro: colour,
  'cal-2': colour.optional(),
  branco: colour.optional(),
  ceu: colour.optional(),
  menta: colour.optional(),
  rosa: colour.optional(),
  'barro-2': colour.optional(),
});

/** As it is written in Portuguese, never rounded up to what it does not reach. */
const decimal = (ratio: number) => String(Math.floor(ratio * 10) / 10).replace('.', ',');

const DELIVERY =
  "'simulated', 'whatsapp', { http: 'https://…' }, { formspree: 'código do formulário' } ou { web3forms: 'chave de acesso' }";

const HTTP = 'um endereço completo que comece com https://, como https://api.meucoletivo.org.br/contato';
const FORMSPREE = 'o código do fim do endereço que o Formspree dá, como xyzabcde';
const WEB3FORMS = 'a chave de acesso que o Web3Forms manda por e-mail, como 00000000-0000-0000-0000-000000000000';

const deliveryForms = z.union([
  z.literal(['simulated', 'whatsapp']),
  z.strictObject({
    http: z.union(
      [
        z.url({ protocol: /^https$/, hostname: z.regexes.domain }).regex(/^https:\/\/[^@]+$/),
        // Over plain http only on the owner's own machine, to try it out.
        z.url().regex(/^http:\/\/(?:localhost|127\.0\.0\.1):\d+(?:[/?]|$)/),
      ],
      HTTP,
    ),
  }),
  z.strictObject({ formspree: z.string(FORMSPREE).regex(/^[a-zA-Z0-9]{4,40}$/, FORMSPREE) }),
  z.strictObject({ web3forms: z.guid(WEB3FORMS) }),
]);
/** One sentence with all the forms, for a union would tell of each why it is not that one. */
const delivery = z.custom<z.infer<typeof deliveryForms>>((value) => deliveryForms.safeParse(value).success, DELIVERY);

const palette = z.unknown().transform((value, context) => {
  // Each kind for itself: a union would complain of both at once.
  const result = (isGroup(value) ? ownPalette : shippedPalette).safeParse(value);
  if (!result.success) {
    for (const issue of result.error.issues) context.addIssue(issue as Parameters<typeof context.addIssue>[0]);
    return z.NEVER;
  }
  const chosen = result.data as PaletteName | OwnPalette;
  for (const { colour, other, where, ratio, least, nearest } of paletteFaults(chosenPalette(chosen))) {
    const message = `uma cor que se distinga de ${other} (${where}): contraste de pelo menos ${decimal(least)}:1, e este é de ${decimal(ratio)}:1. A mais próxima que serve: ${nearest}`;
    context.addIssue({ code: 'custom', path: [colour], message });
  }
  return chosen;
});

/** From a moment to the beginning of a day, in days and parts of one. */
export const daysUntil = (date: string, from = Date.now()) => (Date.parse(date) - from) / 86_400_000;

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
  palette,
  security: z.strictObject({
    contact: z.union(
      [
        z.url({ protocol: /^https$/, hostname: z.regexes.domain }),
        z.string().regex(/^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/),
      ],
      REPORTS,
    ),
    subdomains: z.boolean('true ou false, sem aspas').optional(),
    expires: z.iso.date(EXPIRY).refine((date) => daysUntil(date) > LAST_DAYS && daysUntil(date) <= 366, EXPIRY),
  }),
  contact: z.strictObject({
    note: text('a frase ao lado do formulário, entre aspas'),
    // Whatever is wrong within it, the owner reads one sentence with all that it may be.
    delivery,
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

/**
 * The build's rule for one field, for whoever asks field by field: what is expected, in Portuguese, where the value
 * is not it. A path may lead into one alternative of a field, as in `contact.delivery.http`.
 */
export function faultIn(path: string, value: unknown): string | undefined {
  const rule = path.split('.').reduce<z.core.$ZodType | undefined>(ruleWithin, schema);
  if (rule === undefined) throw new Error(`The configuration has no ${path}.`);
  const result = z.safeParse(rule, value);
  const [issue] = result.success ? [] : result.error.issues;
  return issue && [...issue.path.map(String), issue.message].join(': ');
}

function ruleWithin(rule: z.core.$ZodType | undefined, key: string): z.core.$ZodType | undefined {
  if (rule === palette) return ruleWithin(ownPalette, key);
  if (rule === delivery) return ruleWithin(deliveryForms, key);
  if (rule instanceof z.ZodOptional) return ruleWithin(rule.unwrap(), key);
  if (rule instanceof z.ZodUnion) return rule.options.map((one) => ruleWithin(one, key)).find(Boolean);
  return rule instanceof z.ZodObject ? rule.shape[key] : undefined;
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
