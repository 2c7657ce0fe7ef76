import ts from 'typescript';

/** What a field of the configuration holds: a text, or a group of them. */
export type Value = string | { readonly [key: string]: Value };

/** Where a field goes that the file does not have yet: after a neighbour, under a comment. */
export type Place = { after: string; comment: string };

/** Why the file cannot be changed by a machine, in Portuguese, for the owner. */
export class EditError extends Error {
  override name = 'EditError';
}

/** The width at which the formatter breaks a line, from biome.json. */
const WIDTH = 120;

type Edit = { start: number; end: number; text: string };

/** The file with what is asked of every edit in it: how its lines end, and what a step of indentation is. */
type Source = { file: ts.SourceFile; text: string; newline: string; step: string };

/**
 * The source text with one value changed, as the formatter would write it, and all else as the owner left it.
 * It is parsed, not searched: a comment, another group or a sentence may hold the same words.
 * @throws {EditError} where the value is not written in the file's one `export default { … }`.
 */
export function setValue(text: string, path: string, value: Value, place?: Place): string {
  const file = ts.createSourceFile('site.config.ts', text, ts.ScriptTarget.Latest, true);
  const root = exportedObject(file);
  const source = {
    file,
    text,
    newline: text.includes('\r\n') ? '\r\n' : '\n',
    step: indentOf(text, root.properties[0]?.getStart() ?? 0) || '  ',
  };
  return editsAt(source, root, path.split('.'), value, place)
    .reverse()
    .sort((one, other) => other.start - one.start)
    .reduce((done, { start, end, text: written }) => done.slice(0, start) + written + done.slice(end), text);
}

/** The first line that is not TypeScript, from 1; nothing where all of it is. */
export function faultyLine(text: string): number | undefined {
  const { diagnostics = [] } = ts.transpileModule(text, { fileName: 'site.config.ts', reportDiagnostics: true });
  const [first] = diagnostics;
  return first?.file && first.file.getLineAndCharacterOfPosition(first.start ?? 0).line + 1;
}

function exportedObject(file: ts.SourceFile): ts.ObjectLiteralExpression {
  const exported = file.statements.find(ts.isExportAssignment)?.expression;
  const held = exported && bare(exported);
  const named =
    held && ts.isIdentifier(held)
      ? file.statements
          .filter(ts.isVariableStatement)
          .flatMap((statement) => [...statement.declarationList.declarations])
          .find((one) => ts.isIdentifier(one.name) && one.name.text === held.text)?.initializer
      : held;
  const object = named && bare(named);
  if (object && ts.isObjectLiteralExpression(object)) return object;
  throw new EditError('Não encontrei `export default { … }` em site.config.ts, então não sei onde escrever.');
}

/** An expression without the types and brackets around it. */
function bare(expression: ts.Expression): ts.Expression {
  return ts.isSatisfiesExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isParenthesizedExpression(expression)
    ? bare(expression.expression)
    : expression;
}

function editsAt(
  source: Source,
  object: ts.ObjectLiteralExpression,
  [key = '', ...rest]: string[],
  value: Value,
  place?: Place,
): Edit[] {
  const property = propertyOf(object, key);
  if (!property)
    return insertion(
      source,
      object,
      key,
      rest.reduceRight<Value>((held, name) => ({ [name]: held }), value),
      place,
    );
  if (!ts.isPropertyAssignment(property)) {
    throw new EditError(`Não sei mudar “${key}” em site.config.ts: escreva-o como ${key}: '…', ou mude-o à mão.`);
  }
  const held = bare(property.initializer);
  if (rest.length > 0) {
    if (ts.isObjectLiteralExpression(held)) return editsAt(source, held, rest, value);
    throw new EditError(`Não sei mudar “${rest.join('.')}” em site.config.ts: “${key}” não é um grupo entre { }.`);
  }
  if (typeof value === 'string') {
    return ts.isStringLiteralLike(held) && held.text === value ? [] : [replacement(source, property, held, value)];
  }
  // Field by field where the fields are the same, so that the comments between them stay.
  return ts.isObjectLiteralExpression(held) && sameKeys(held, value)
    ? Object.entries(value).flatMap(([name, inner]) => editsAt(source, held, [name], inner))
    : [replacement(source, property, held, value)];
}

function sameKeys(object: ts.ObjectLiteralExpression, value: object): boolean {
  const names = object.properties.map(nameOf);
  return names.length === Object.keys(value).length && names.every((name) => name in value);
}

function replacement(source: Source, property: ts.PropertyAssignment, held: ts.Expression, value: Value): Edit {
  const { text } = source;
  const indent = indentOf(text, property.getStart());
  const gap = text.slice(property.name.end, held.getStart());
  const opensItsLine = text.slice(0, property.getStart()).endsWith(`\n${indent}`);
  const [name, written] = field(source, property.name.getText(), value, opensItsLine ? indent : '');
  // What stands between the name and the value is the owner's, but for a line break that the width asks for or not.
  const keepsGap = !opensItsLine || !/^\s*:\s*$/.test(gap) || gap.includes('\n') === name.includes('\n');
  return keepsGap
    ? { start: held.getStart(), end: held.end, text: written }
    : { start: property.name.getStart(), end: held.end, text: name + written };
}

function insertion(
  source: Source,
  object: ts.ObjectLiteralExpression,
  key: string,
  value: Value,
  place?: Place,
): Edit[] {
  const { text, newline, step } = source;
  const { properties } = object;
  const neighbour = (place && propertyOf(object, place.after)) ?? properties.at(-1);
  const indent = neighbour ? indentOf(text, neighbour.getStart()) : indentOf(text, object.getStart()) + step;
  const written = field(source, writeKey(key), value, indent).join('');
  if (!neighbour) {
    return [
      {
        start: object.getStart() + 1,
        end: object.end - 1,
        text: `${newline}${indent}${written},${newline}${indent.slice(step.length)}`,
      },
    ];
  }
  if (!text.slice(object.getStart(), neighbour.getStart()).includes('\n')) {
    return [{ start: neighbour.end, end: neighbour.end, text: `, ${written}` }];
  }
  const next = properties[properties.indexOf(neighbour) + 1];
  const hasComma = next !== undefined || properties.hasTrailingComma === true;
  const afterComma = next ? next.pos : properties.end;
  const lineEnd = ts.getTrailingCommentRanges(text, afterComma)?.at(-1)?.end ?? afterComma;
  const comment = place ? ['', ...place.comment.split('\n').map((line) => `${indent}// ${line}`)] : [];
  const line = [...comment, `${indent}${written},`].map((one) => newline + one).join('');
  return [
    ...(hasComma ? [] : [{ start: neighbour.end, end: neighbour.end, text: ',' }]),
    { start: lineEnd, end: lineEnd, text: line },
  ];
}

/** A name with its colon, and its value: broken as the formatter breaks them. */
function field(source: Source, name: string, value: Value, indent: string): [name: string, value: string] {
  const { newline, step } = source;
  const fits = (written: string) => `${indent}${name}: ${written},`.length <= WIDTH;
  if (typeof value === 'string') {
    const written = quote(value);
    return [fits(written) ? `${name}: ` : `${name}:${newline}${indent}${step}`, written];
  }
  const inner = Object.entries(value).map(([key, one]) => field(source, writeKey(key), one, indent + step).join(''));
  const onOneLine = `{ ${inner.join(', ')} }`;
  const broken = inner.map((one) => `${indent}${step}${one},${newline}`).join('');
  return [`${name}: `, inner.length === 1 && fits(onOneLine) ? onOneLine : `{${newline}${broken}${indent}}`];
}

/** In the quotes that need the fewest escapes; single ones where it is all the same, as the formatter has it. */
function quote(value: string): string {
  const count = (mark: string) => value.split(mark).length;
  const mark = count("'") > count('"') ? '"' : "'";
  const escaped = value.replace(/[\\'"\p{Cc}\p{Zl}\p{Zp}]/gu, (one) => {
    if (one === mark || one === '\\') return `\\${one}`;
    if (one === "'" || one === '"') return one;
    return one === '\n' ? '\\n' : `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return mark + escaped + mark;
}

function writeKey(key: string): string {
  return /^[a-z_$][\w$]*$/i.test(key) ? key : quote(key);
}

function propertyOf(object: ts.ObjectLiteralExpression, key: string): ts.ObjectLiteralElementLike | undefined {
  // The last of two of the same name is the one that counts.
  return object.properties.findLast((one) => nameOf(one) === key);
}

function nameOf({ name }: ts.ObjectLiteralElementLike): string {
  return name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : '';
}

function indentOf(text: string, position: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', position - 1) + 1))?.[0] ?? '';
}
