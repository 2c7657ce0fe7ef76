import { type CustomPlugin, optimize } from 'svgo';
import type { Fault } from './faults.ts';

type Wrong = Pick<Fault, 'found' | 'todo'>;

/**
 * The first forbidden part of the owner's SVG, if any. Its `found` continues a sentence that begins with the file's
 * name.
 */
export function wrongInSvg(svg: string): Wrong | undefined {
  // Checked before parsing, because the parser replaces the entities that a document type declares.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(svg))
    return {
      found: 'que começa por <!DOCTYPE, ou tem <!ENTITY: ali um arquivo pode guardar o que não se vê',
      todo: 'apague essa parte num editor de textos, ou exporte a logo outra vez como “SVG simples”',
    };
  const wrongs: Wrong[] = [];
  const look = (see: (node: Element) => Wrong | undefined): CustomPlugin => ({
    name: 'look',
    fn: () => ({
      element: {
        enter: (node) => {
          const wrong = see(node as Element);
          if (wrong) wrongs.push(wrong);
        },
      },
      instruction: {
        enter: ({ name }) => {
          if (name !== 'xml') wrongs.push(outside(`<?${name}?>`));
        },
      },
    }),
  });
  try {
    // Drawing programs add their own elements. These are never published, so only `dangerIn` checks them.
    optimize(svg, { plugins: [look(dangerIn), 'removeMetadata', 'removeEditorsNSData', look(strangeIn)] });
  } catch {
    return {
      found: 'que não consigo ler: está pela metade, ou não é um SVG',
      todo: 'abra a logo no programa de desenho e exporte-a outra vez em SVG',
    };
  }
  return wrongs[0];
}

/**
 * Removes the data of drawing programs from an SVG, and replaces its width and height by a view box. `prefix` makes its
 * ids and classes unique.
 */
export function tidySvg(svg: string, prefix: string): string {
  const { data } = optimize(svg, {
    multipass: true,
    plugins: ['preset-default', 'removeDimensions', { name: 'prefixIds', params: { prefix, delim: '-' } }],
  });
  return data;
}

type Child = { type: string; value?: string };
type Element = { name: string; attributes: Record<string, string>; children: Child[] };

/** The elements that a static drawing may contain. */
const DRAWING = new Set(
  [
    'svg g defs symbol use switch title desc style view path rect circle ellipse line polyline polygon image',
    'linearGradient radialGradient stop pattern clipPath mask marker filter',
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode',
    'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
  ]
    .join(' ')
    .split(' '),
);

const EXPORT = 'no programa de desenho, tire essa parte da logo e exporte-a outra vez em SVG; ou exporte-a em PNG';

/** Finds scripts, external references, text and animations, also in elements that are not published. */
function dangerIn({ name, attributes, children }: Element): Wrong | undefined {
  const local = localName(name);
  if (local === 'script') return { found: 'com um programa dentro (<script>)', todo: EXPORT };
  if (local === 'foreignObject') return { found: 'com um pedaço de página dentro (<foreignObject>)', todo: EXPORT };
  if (['text', 'tspan', 'textPath', 'font', 'font-face', 'glyph'].includes(local))
    return {
      found: `com letras (<${local}>), que dependem de uma fonte que quem visita o site não tem`,
      todo: 'no programa de desenho, converta o texto em curvas (ou contornos) e exporte a logo outra vez',
    };
  if (/^(?:animate|set$|discard$)/.test(local))
    return { found: `com movimento (<${local}>): nada no site se move sem parar`, todo: EXPORT };
  for (const [key, value] of Object.entries(attributes)) {
    const wrong = key.startsWith('xmlns') ? undefined : wrongInAttribute(local, key, value);
    if (wrong) return wrong;
  }
  return local === 'style' ? wrongInStyle(children.map(({ value = '' }) => value).join('')) : undefined;
}

function wrongInAttribute(element: string, key: string, value: string): Wrong | undefined {
  const name = localName(key);
  if (/^on/i.test(name)) return { found: `com um programa dentro (${name}="…")`, todo: EXPORT };
  if (name === 'base') return outside(value);
  if (name === 'href' || name === 'src') {
    const isPicture = /^(?:image|feImage)$/.test(element) && /^\s*data:image\/(?:png|jpeg|webp);base64,/i.test(value);
    return /^\s*#/.test(value) || isPicture ? undefined : outside(value);
  }
  // Attributes with a drawing program's prefix are not styles, and may contain Windows paths with backslashes.
  return name === key ? wrongInStyle(value) : undefined;
}

/**
 * Styles may reference only parts of the same file. Backslashes are forbidden, because an escape could hide a
 * reference.
 */
function wrongInStyle(css: string): Wrong | undefined {
  if (/@font-face/i.test(css))
    return {
      found: 'que traz uma fonte (@font-face)',
      todo: 'no programa de desenho, converta o texto em curvas (ou contornos) e exporte a logo outra vez',
    };
  const left = css.replace(/url\(\s*(["']?)#[^)"']*\1\s*\)/gi, '');
  const [found] = /@import|url\([^)]*|image-set|\b(?:image|src)\(|\\/i.exec(left) ?? [];
  return found === undefined ? undefined : outside(found);
}

function outside(reference: string): Wrong {
  const short = reference.trim().slice(0, 40);
  return { found: `que busca algo de fora dela (${short}${reference.length > 40 ? '…' : ''})`, todo: EXPORT };
}

/** Finds an element that no drawing needs. Runs after the drawing program's own elements were removed. */
function strangeIn({ name }: Element): Wrong | undefined {
  return DRAWING.has(name) ? undefined : { found: `com uma parte que não é desenho (<${name}>)`, todo: EXPORT };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
