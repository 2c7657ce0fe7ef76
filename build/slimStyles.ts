import { transform } from 'lightningcss';
import { parse } from 'node-html-parser';
import { replaceByOne } from './replaceByOne.ts';

const STYLE = /<style>(.*?)<\/style>/gs;

/**
 * Makes one style of all that a built page has, without the classes that no
 * element of it wears. Nothing in this site gives an element a class later: a
 * state is an attribute or a pseudo-class.
 */
export function slimStyles(html: string): string {
  const styles = [...html.matchAll(STYLE)];
  const css = styles.map(([, text]) => text).join('');
  const worn = new Set(
    parse(html)
      .querySelectorAll('[class]')
      .flatMap(({ classNames }) => classNames.split(/\s+/)),
  );
  const declared = [...css.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name);
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: declared.filter((name) => !worn.has(name)),
  });
  return replaceByOne(html, STYLE, `<style>${code}</style>`);
}
