import { optimize, type XastChild, type XastRoot } from 'svgo';
import { decode } from '#lib/decode.ts';

/** Why a file is unusable, and what the owner can do. Both in Portuguese; `found` continues a sentence. */
export type Wrong = { found: string; todo: string };

/** The largest SVG logo, in bytes. A larger file is probably not a logo, or contains a photo. */
const HEAVIEST = 512 * 1024;

/** The largest number of namespace declarations in an SVG logo. Drawing programs write fewer than fifty. */
const MOST_NAMESPACES = 200;

/** What to do with a logo file that is unusable as a whole. */
export const AGAIN = 'exporte a logo outra vez, em SVG ou em PNG';
const EXPORT = 'no programa de desenho, tire essa parte da logo e exporte-a outra vez em SVG; ou exporte-a em PNG';
const CURVES = 'no programa de desenho, converta o texto em curvas (ou contornos) e exporte a logo outra vez';

/**
 * Writes a copy of the owner's SVG that contains only elements of still drawings, and references only to its own parts.
 * If the file has a forbidden part, returns that part instead. Its `found` continues a sentence that begins with the
 * file's name.
 */
export function cleanSvg(bytes: Buffer): Buffer | Wrong {
  const kilobytes = Math.round(bytes.length / 1024);
  if (bytes.length > HEAVIEST)
    return { found: `que pesa ${kilobytes} kB: um desenho de até 512 kB serve`, todo: AGAIN };
  const text = decode(bytes);
  if (text === undefined) return { found: 'que não está em UTF-8', todo: AGAIN };
  // Checked before parsing, because the parser replaces the entities that a document type declares. The rest of the type
  // is not in the copy.
  if (/<!ENTITY/i.test(text))
    return {
      found: 'que tem <!ENTITY: ali um arquivo pode guardar o que não se vê',
      todo: 'apague essa parte num editor de textos, ou exporte a logo outra vez como “SVG simples”',
    };
  const fn = (root: { children: XastChild[] }) => {
    root.children = cleaned(root.children, { xmlns: SVG });
    const [svg, ...others] = root.children;
    if (svg?.type !== 'element' || others.length > 0) throw new Error('An SVG has one root element.');
    if (svg.name !== 'svg') refuseStrange(`<${svg.name}>`);
    svg.attributes = { xmlns: SVG, ...svg.attributes };
  };
  try {
    // The parser's time grows with the number of declarations times the number of elements: thousands take minutes.
    if (text.split('xmlns').length > MOST_NAMESPACES) throw new Error('An SVG has few namespace declarations.');
    return Buffer.from(optimize(text, { plugins: [{ name: 'clean', fn }] }).data);
  } catch (error) {
    if (error instanceof Refusal) return error.wrong;
    return {
      found: 'que não consigo ler: está pela metade, ou não é um SVG',
      todo: 'abra a logo no programa de desenho e exporte-a outra vez em SVG',
    };
  }
}

/** The longest drawing, in characters, that is shortened: the time of svgo grows faster than the drawing. */
const LONGEST = 64 * 1024;

/** A clean SVG with a view box instead of a place and a size, because each use sets its own. */
export function scalableSvg(svg: string, { width, height }: { width: number; height: number }): string {
  const fn = ({ children }: XastRoot) => {
    for (const root of children) {
      if (root.type !== 'element') continue;
      const { x: _x, y: _y, width: _width, height: _height, ...others } = root.attributes;
      root.attributes = { viewBox: `0 0 ${width} ${height}`, ...others };
    }
  };
  return optimize(svg, { plugins: ['removeDimensions', { name: 'scalable', fn }] }).data;
}

/**
 * Optimises a clean SVG. `prefix` makes its ids and classes unique. If the result were not clean, returns the SVG as it
 * is.
 */
export function tidySvg(svg: string, prefix: string): string {
  // svgo would merge style sheets that were checked apart, and write them as CDATA, which their own text could end.
  const overrides = { mergeStyles: false, minifyStyles: false } as const;
  const { data } = optimize(svg, {
    multipass: true,
    plugins: [
      ...(svg.length > LONGEST ? [] : [{ name: 'preset-default', params: { overrides } } as const]),
      { name: 'prefixIds', params: { prefix, delim: '-' } },
    ],
  });
  return 'found' in cleanSvg(Buffer.from(data)) ? svg : data;
}

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XHTML = 'http://www.w3.org/1999/xhtml';

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

/** The namespace declarations in effect: `xmlns`, or `xmlns:` and a prefix, and the namespace. */
type Scope = { readonly [declaration: string]: string | undefined };

/**
 * The copies of nodes, without namespace prefixes. Metadata and elements outside SVG are checked but not copied: drawing
 * programs add them, and no browser draws them.
 * @throws {Refusal} if a part is forbidden.
 */
function cleaned(nodes: readonly XastChild[], outer: Scope): XastChild[] {
  return nodes.flatMap((node): XastChild[] => {
    if (node.type === 'text') return [node];
    if (node.type === 'instruction' && node.name === 'xml-stylesheet') refuseOutside(`<?${node.name}?>`);
    if (node.type !== 'element') return [];
    const declared = Object.entries(node.attributes).filter(([key]) => /^xmlns(?::|$)/.test(key));
    const scope = declared.length > 0 ? { ...outer, ...Object.fromEntries(declared) } : outer;
    const [prefix, name] = split(node.name);
    const namespace = scope[prefix === '' ? 'xmlns' : `xmlns:${prefix}`];
    if (namespace === XHTML) refusePage(name);
    if (namespace === SVG) refuseElement(name);
    const children = cleaned(node.children, scope);
    if (namespace !== SVG || name === 'metadata') return [];
    const attributes = cleanedAttributes(name, node.attributes, scope);
    return [{ type: 'element', name, attributes, children: name === 'style' ? cleanedSheet(node.children) : children }];
  });
}

function refuseElement(name: string): void {
  if (name === 'script') refuse('com um programa dentro (<script>)', EXPORT);
  if (name === 'foreignObject') refusePage(name);
  if (['text', 'tspan', 'textPath', 'font', 'font-face', 'glyph'].includes(name))
    refuse(`com letras (<${name}>), que dependem de uma fonte que quem visita o site não tem`, CURVES);
  if (/^(?:animate|set$|discard$)/.test(name))
    refuse(`com movimento (<${name}>): nada no site se move sem parar`, EXPORT);
  if (!DRAWING.has(name) && name !== 'metadata') refuseStrange(`<${name}>`);
}

/** The attributes without a namespace. An XLink reference becomes `href`, which all current programs know. */
function cleanedAttributes(
  element: string,
  attributes: Readonly<Record<string, string>>,
  scope: Scope,
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [key, value] of Object.entries(attributes)) {
    const [prefix, local] = split(key);
    const isLink = local === 'href' && scope[`xmlns:${prefix}`] === XLINK;
    if (key === 'xml:base') refuseOutside(value);
    if (key === 'xmlns' || (prefix !== '' && !isLink)) continue;
    if (/^on/i.test(local)) refuse(`com um programa dentro (${local}="…")`, EXPORT);
    if (local === 'href' || local === 'src') checkReference(element, value);
    else checkStyle(value);
    // If an element has both references, browsers use the one without a namespace.
    if (!isLink || attributes.href === undefined) kept[local] = value;
  }
  return kept;
}

/** A reference may name a part of the same file, or contain a raster picture. */
function checkReference(element: string, value: string): void {
  const isPicture = /^data:image\/(?:png|jpeg|webp);base64,/i.test(value) && /^(?:image|feImage)$/.test(element);
  if (!value.startsWith('#') && !isPicture) refuseOutside(value);
}

/** A style sheet as one text, because comments and other nodes in between do not separate its words. */
function cleanedSheet(nodes: readonly XastChild[]): XastChild[] {
  const value = nodes.map((node) => (node.type === 'text' || node.type === 'cdata' ? node.value : '')).join('');
  const [rule] = /@(?!media\b)[\w-]*/i.exec(value) ?? [];
  if (/^@font-face$/i.test(rule ?? '')) refuse('que traz uma fonte (@font-face)', CURVES);
  if (/^@import$/i.test(rule ?? '')) refuseOutside('@import');
  if (rule !== undefined) refuseStrange(rule);
  checkStyle(value);
  return [{ type: 'text', value }];
}

/**
 * Styles may reference only parts of the same file. Backslashes are forbidden, because an escape could hide a
 * reference.
 */
function checkStyle(css: string): void {
  const [found] = /\\|\b(?:image|image-set|src)\(|url\((?![ \t\r\n\f]*["']?#)[^)]*/i.exec(css) ?? [];
  if (found !== undefined) refuseOutside(found);
}

/** The prefix and the local part of a name; an empty prefix if there is none. */
function split(name: string): [prefix: string, local: string] {
  const colon = name.indexOf(':');
  return [name.slice(0, Math.max(0, colon)), name.slice(colon + 1)];
}

class Refusal extends Error {
  readonly wrong: Wrong;
  constructor(wrong: Wrong) {
    super(wrong.found);
    this.wrong = wrong;
  }
}

function refuse(found: string, todo: string): never {
  throw new Refusal({ found, todo });
}

function refuseOutside(reference: string): never {
  const short = reference.trim().slice(0, 40);
  refuse(`que busca algo de fora dela (${short}${reference.length > 40 ? '…' : ''})`, EXPORT);
}

function refusePage(element: string): never {
  refuse(`com um pedaço de página dentro (<${element}>)`, EXPORT);
}

/** Refuses a part that no still drawing needs. */
function refuseStrange(part: string): never {
  refuse(`com uma parte que não é desenho (${part})`, EXPORT);
}
