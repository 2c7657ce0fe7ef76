import type { Selector, SelectorComponent } from 'lightningcss';
import { readPage } from './slimMarkup.ts';

const COMBINATORS = { descendant: ' ', child: '>', 'next-sibling': '+', 'later-sibling': '~' };
const OPERATORS = { equal: '=', includes: '~=', 'dash-match': '|=', prefix: '^=', substring: '*=', suffix: '$=' };

/** What the browser or its user can disable. */
const CONTROLS = ':is(button,input,select,textarea,fieldset,optgroup,option)';

/** A name that a selector can hold as it is; of another the page is not asked. */
const PLAIN = /^[A-Za-z_-][\w-]*$/;

/**
 * Asks of a selector whether it matches anything in a built page, now or in any
 * state to come. What a visitor or a script can change counts as changed: states,
 * pseudo-elements, attributes that a script names. Of what a script may draw
 * anew, each part is asked for alone; a class is in the page from the beginning.
 * @param body The page without its styles.
 * @param scripts The code that the page links.
 */
export function matcher(body: string, scripts: string): (selector: Selector) => boolean {
  const root = readPage(body);
  const inline = root.querySelectorAll('script').map(({ rawText }) => rawText);
  const all = [scripts, ...inline].join('\n');

  /** What a script names may come to stand anywhere. */
  function isDrawn(part: SelectorComponent): boolean {
    if (part.type === 'class') return scripts.includes(part.name);
    if (part.type === 'type') return scripts.includes(`\`${part.name}\``);
    return within(part).some((selector) => selector.some(isDrawn));
  }

  /** The part in the page as it was built; nothing where it is a state. */
  function still(part: SelectorComponent): string {
    switch (part.type) {
      case 'class':
        return plain('.', part.name);
      case 'id':
        return plain('#', part.name);
      case 'type':
        // The names with capitals are SVG's, which this parser would not find.
        return isDrawn(part) || part.name !== part.name.toLowerCase() ? '' : plain('', part.name);
      case 'attribute': {
        const { name, operation } = part;
        // The browser opens what its user opens.
        if (name === 'open' || operation?.caseSensitivity === 'ascii-case-insensitive') return '';
        if (/["\\]/.test(operation?.value ?? '')) return '';
        if (all.includes(name) && (operation?.operator !== 'equal' || all.includes(operation.value))) return '';
        return operation ? `[${name}${OPERATORS[operation.operator]}"${operation.value}"]` : `[${name}]`;
      }
      case 'pseudo-class':
        return stillPseudoClass(part);
      default:
        return '';
    }
  }

  function stillPseudoClass(part: SelectorComponent & { type: 'pseudo-class' }): string {
    const selectors = within(part);
    if (selectors.length > 0) return `:${part.kind}(${selectors.map(text).join()})`;
    switch (part.kind) {
      case 'first-child':
      case 'last-child':
      case 'only-child':
        return `:${part.kind}`;
      case 'nth-child':
      case 'nth-last-child':
        return part.of ? '' : `:${part.kind}(${part.a}n+${part.b})`;
      case 'disabled':
        return CONTROLS;
      default:
        return '';
    }
  }

  /** Compound by compound; what follows a pseudo-element speaks of it alone. */
  function text(selector: Selector): string {
    const end = selector.findIndex(({ type }) => type === 'pseudo-element');
    const compounds = [''];
    for (const part of end < 0 ? selector : selector.slice(0, end)) {
      if (part.type === 'combinator') compounds.push(COMBINATORS[part.value as keyof typeof COMBINATORS], '');
      else compounds.push(`${compounds.pop()}${still(part)}`);
    }
    const inHas = selector[0]?.type === 'pseudo-class' && selector[0].kind === 'scope';
    return compounds.map((one, index) => one || (inHas && index === 0 ? '' : '*')).join('');
  }

  const exists = (selector: string) => root.querySelector(selector) !== null;

  return (selector) =>
    selector.some(isDrawn) ? selector.map(still).every((part) => part === '' || exists(part)) : exists(text(selector));
}

function plain(sign: string, name: string): string {
  return PLAIN.test(name) ? `${sign}${name}` : '';
}

function within(part: SelectorComponent): Selector[] {
  return part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
    ? part.selectors
    : [];
}
