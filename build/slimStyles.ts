import { transform } from 'lightningcss';
import { matcher } from './canMatch.ts';
import { replaceByOne } from './replaceByOne.ts';

const STYLE = /<style>(.*?)<\/style>/gs;
const CLASS = /\.(-?[a-zA-Z_][\w-]*)/g;
const CLASSES = / class="([^"]*)"/g;
/** As `cssTarget` in astro.config.ts: what the build has lowered stays so. */
const OLDEST = { chrome: 99 << 16, safari: (15 << 16) | (4 << 8), firefox: 97 << 16 };
const PROPERTY = /--[a-zA-Z_][\w-]*/g;

/**
 * Makes one style of all that a built page has, without what nothing in it can
 * match, and with names of a letter or two: half of a page's first bytes are
 * its styles.
 * @param scripts The code that the page links: what it names can come to be, and keeps its name.
 */
export function slimStyles(html: string, scripts = ''): string {
  const css = [...html.matchAll(STYLE)].map(([, text]) => text).join('');
  const body = html.replace(STYLE, '');
  const matched = withoutUnreadProperties(withoutUnmatched(css, body, scripts), body);
  const slim = withoutLayerNames(withValuesReadOnce(withPlainFonts(matched), body));
  return withShortNames(replaceByOne(html, STYLE, `<style>${slim}</style>`), scripts);
}

/** Drops the selectors that match nothing, now or in any state to come. */
function withoutUnmatched(css: string, body: string, scripts: string): string {
  const canMatch = matcher(body, scripts);
  return minified(css, { visitor: { Selector: (selector) => (canMatch(selector) ? selector : []) } });
}

/** Drops the custom properties that are set and never read, and then those that only they have read. */
function withoutUnreadProperties(css: string, body: string): string {
  const read = new Set([...`${css}${body}`.matchAll(/(--[a-zA-Z_][\w-]*)(?!\s*:|[\w-])/g)].map(([, name]) => name));
  const unread = [...new Set(css.match(PROPERTY))].filter((name) => !read.has(name));
  return unread.length > 0 ? withoutUnreadProperties(minified(css, { unusedSymbols: unread }), body) : css;
}

/** Writes the value of a custom property that is set once, for the whole page, and read once where it is read. */
function withValuesReadOnce(css: string, body: string): string {
  let read = css;
  for (const [name, count] of countsOf(`${css}${body}`.match(PROPERTY) ?? [])) {
    const declaration = new RegExp(`(?<=[{;])${name}:([^;{}"'!]*)(?:;|(?=}))`).exec(read);
    const [written, value = ''] = declaration ?? [];
    // Set and read: two mentions. What a value reads in its turn may be another thing where it is read.
    if (count !== 2 || written === undefined || value.includes('var(') || !read.includes(`var(${name})`)) continue;
    const [rule, ...around] = openBlocks(read.slice(0, declaration?.index)).reverse();
    if (rule !== ':root' || !around.every((one) => one.startsWith('@layer'))) continue;
    read = read.replace(written, '').replace(`var(${name})`, () => value);
  }
  // Without the rules that are empty now.
  return minified(read, {});
}

/** What stands before each brace that a piece of CSS leaves open, the outermost first. */
function openBlocks(css: string): string[] {
  const open: string[] = [];
  for (const [, before = '', brace] of css.matchAll(/([^{};]*)([{}])/g)) {
    if (brace === '{') open.push(before);
    else open.pop();
  }
  return open;
}

/**
 * The fonts without the digest in their names, for a page has one of each; the one
 * that stands in for another with a short name. Without what is so by default or
 * what every browser knows by now, and with as many digits as a pixel can show.
 */
function withPlainFonts(css: string): string {
  return css
    .replace(/(\w+)-[0-9a-f]{16}(?= |,|;)/g, '$1')
    .replace(/(?:"?)\w+ fallback\\?: \w+"?/g, 'fallback')
    .replace(/@font-face\{[^}]*\}/g, (face) =>
      face.replace(/;font-style:normal|font-display:swap;|format\("woff2"\)/g, '').replace(/(\.\d\d)\d+%/g, '$1%'),
    );
}

/** The layers without their names, where each stands once: their order is the one that they are written in. */
function withoutLayerNames(css: string): string {
  const names = [...css.matchAll(/@layer ([\w-]+)\{/g)].map(([, name]) => name);
  return new Set(names).size === names.length ? css.replace(/@layer [\w-]+\{/g, '@layer{') : css;
}

function minified(css: string, options: Pick<Parameters<typeof transform>[0], 'visitor' | 'unusedSymbols'>): string {
  return transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: OLDEST,
    ...options,
  }).code.toString();
}

/** Gives each class and each custom property a name of a letter or two, the shortest to the most frequent. */
function withShortNames(html: string, scripts: string): string {
  const styled = html.match(STYLE)?.join('') ?? '';
  const declared = [...styled.matchAll(CLASS)].map(([, name = '']) => name);
  const worn = [...html.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' '));
  const className = shortNames([...worn, ...declared.filter((name) => worn.includes(name))], scripts);
  const property = shortNames(html.match(PROPERTY) ?? [], scripts, '--');
  const rename = (text: string) => text.replace(PROPERTY, property);
  return html
    .replace(CLASSES, (_all, names: string) => ` class="${names.split(' ').map(className).join(' ')}"`)
    .replace(STYLE, (style) => rename(style.replace(CLASS, (_all, name: string) => `.${className(name)}`)))
    .replace(/"var\(--[^"]*"/g, rename);
}

function shortNames(names: readonly string[], scripts: string, prefix = ''): (name: string) => string {
  const counts = countsOf(names);
  const free = [...counts.keys()].filter((name) => !scripts.includes(name));
  const inOrder = free.sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  const short = new Map(inOrder.map((name, index) => [name, prefix + letters(index)]));
  return (name) => short.get(name) ?? name;
}

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** a to z, A to Z, then two of them. */
function letters(index: number): string {
  const letter = String.fromCharCode((index % 52) + (index % 52 < 26 ? 97 : 39));
  return index < 52 ? letter : letter + letters(Math.floor(index / 52) - 1);
}
