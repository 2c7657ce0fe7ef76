import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import { parse } from 'node-html-parser';
import { replaceByOne } from './replaceByOne.ts';

const STYLE = /<style>(.*?)<\/style>/gs;
const CLASS = /\.(-?[a-zA-Z_][\w-]*)/g;
const CLASSES = / class="([^"]*)"/g;
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
  const slim = withoutLayerNames(withPlainFonts(withoutUnreadProperties(withoutUnmatched(css, body, scripts), body)));
  return withShortNames(replaceByOne(html, STYLE, `<style>${slim}</style>`), scripts);
}

/** Drops the selectors that match nothing, now or in any state to come. */
function withoutUnmatched(css: string, body: string, scripts: string): string {
  const elements = parse(body).querySelectorAll('*');
  const tags = new Set(elements.map(({ rawTagName }) => rawTagName.toLowerCase()));
  const ids = new Set(elements.map(({ id }) => id));
  // Nothing in this site gives an element a class later: a state is an attribute or a pseudo-class.
  const classes = new Set(elements.flatMap(({ classNames }) => classNames.split(/\s+/)));

  function canMatch(selector: Selector): boolean {
    return selector.every((part) => canBe(part));
  }

  function canBe(part: SelectorComponent): boolean {
    switch (part.type) {
      case 'class':
        return classes.has(part.name);
      case 'id':
        return ids.has(part.name);
      case 'type':
        return tags.has(part.name) || scripts.includes(`\`${part.name}\``);
      case 'attribute': {
        const { name, operation } = part;
        return `${body}${scripts}`.includes(operation?.operator === 'equal' ? `${name}="${operation.value}"` : name);
      }
      case 'pseudo-class':
        return !(part.kind === 'is' || part.kind === 'where' || part.kind === 'has') || part.selectors.some(canMatch);
      default:
        return true;
    }
  }

  return minified(css, { visitor: { Selector: (selector) => (canMatch(selector) ? selector : []) } });
}

/** Drops the custom properties that are set and never read, and then those that only they have read. */
function withoutUnreadProperties(css: string, body: string): string {
  const read = new Set([...`${css}${body}`.matchAll(/(--[a-zA-Z_][\w-]*)(?!\s*:|[\w-])/g)].map(([, name]) => name));
  const unread = [...new Set(css.match(PROPERTY))].filter((name) => !read.has(name));
  return unread.length > 0 ? withoutUnreadProperties(minified(css, { unusedSymbols: unread }), body) : css;
}

/** The fonts without the digest in their names, for a page has one of each, and without what is so by default. */
function withPlainFonts(css: string): string {
  return css
    .replace(/(\w+)-[0-9a-f]{16}(?= |,|;)/g, '$1')
    .replace(/@font-face\{[^}]*\}/g, (face) => face.replace(/;font-style:normal|font-display:swap;/g, ''));
}

/** The layers without their names, where each stands once: their order is the one that they are written in. */
function withoutLayerNames(css: string): string {
  const names = [...css.matchAll(/@layer ([\w-]+)\{/g)].map(([, name]) => name);
  return new Set(names).size === names.length ? css.replace(/@layer [\w-]+\{/g, '@layer{') : css;
}

function minified(css: string, options: Pick<Parameters<typeof transform>[0], 'visitor' | 'unusedSymbols'>): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, ...options }).code.toString();
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
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const free = [...counts.keys()].filter((name) => !scripts.includes(name));
  const inOrder = free.sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  const short = new Map(inOrder.map((name, index) => [name, prefix + letters(index)]));
  return (name) => short.get(name) ?? name;
}

/** a to z, A to Z, then two of them. */
function letters(index: number): string {
  const letter = String.fromCharCode((index % 52) + (index % 52 < 26 ? 97 : 39));
  return index < 52 ? letter : letter + letters(Math.floor(index / 52) - 1);
}
