import { type Content, schemaName, schemas } from '../../src/content/read.ts';
import { jsonSchema, labelOf } from '../../src/content/schema/json.ts';
import type { Finding } from './finding.ts';

/** The minimum length of a compared sentence, in characters. Any site may have shorter ones, such as “Saiba mais”. */
const LONG = 30;

/** The maximum number of fields that a line of a finding names. */
const NAMED = 5;

/** Fields about how the site works, not about its owner. These fields may keep the demonstration's texts. */
const WORKINGS = ['contact.form', 'contact.noScript', 'contact.failed'];

type Sentence = { sentence: string; file: string; field: string };

/**
 * The findings about sentences that the demonstration also has, and about sentences that several services share.
 * @param demo The demonstration's content; undefined if the site is the demonstration.
 */
export function checkRepeated(content: Content, demo: Content | undefined): Finding[] {
  const all = sentencesOf(content);
  const shipped = new Set(demo && sentencesOf(demo).map(({ sentence }) => sentence));
  const fromDemo = all.filter(({ sentence }) => shipped.has(sentence));
  const inServices = all.filter(({ file }) => file.startsWith('services/'));
  const filesWith = (text: string) => [
    ...new Set(inServices.flatMap(({ sentence, file }) => (sentence === text ? file : []))),
  ];
  const shared = inServices.flatMap((one) => {
    const files = filesWith(one.sentence);
    return files.length > 1 && files[0] === one.file ? [{ ...one, file: LIST.format(files) }] : [];
  });
  return [
    finding(
      'frases da demonstração',
      fromDemo,
      'Em cada campo, escreva do seu jeito. O que vale para você pode ficar.',
    ),
    finding(
      'frases que dois serviços repetem',
      shared,
      'Quem compara, e quem busca, não vê a diferença: diga em cada página o que só ela tem.',
    ),
  ].flat();
}

const LIST = new Intl.ListFormat('pt-BR');

/** A finding with one line for each file or group of files. A line names at most `NAMED` fields. */
function finding(name: string, sentences: readonly Sentence[], todo: string): Finding[] {
  if (sentences.length === 0) return [];
  const found = [...Map.groupBy(sentences, ({ file }) => file)].map(([file, some]) => {
    const fields = [...new Set(some.map(({ field }) => field))];
    const more = fields.length - NAMED;
    const count = some.length === 1 ? '1 frase' : `${some.length} frases`;
    const rest = more <= 0 ? '' : more === 1 ? ' e mais 1 campo' : ` e mais ${more} campos`;
    return `${file}, ${count}: ${fields.slice(0, NAMED).join('; ')}${rest}`;
  });
  return [{ name, state: 'warning', found, todo: `${todo} Mude com \`npm run edit\`.` }];
}

/** The long sentences of the texts about the owner, each with its file and its field. */
function sentencesOf({ site, home, services }: Content): Sentence[] {
  const { tagline } = site.brand;
  const { note } = site.contact;
  const files: [file: string, data: object][] = [
    ['site.yaml', { brand: { tagline }, contact: { note } }],
    ['home.yaml', home],
    ...services.map((one): (typeof files)[number] => [`services/${one.slug}.yaml`, one]),
  ];
  return files.flatMap(([file, data]) => {
    const field = jsonSchema(schemas[schemaName(file)]);
    return textsIn(data).flatMap(({ path, text }) => {
      if (WORKINGS.some((one) => `${path.join('.')}.`.startsWith(`${one}.`))) return [];
      const sentences = text.split(/(?<=[.!?…])\s+/).filter((sentence) => sentence.length >= LONG);
      return sentences.map((sentence) => ({ sentence, file, field: labelOf(field, path, data) }));
    });
  });
}

function textsIn(value: unknown, path: (string | number)[] = []): { path: (string | number)[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
}
