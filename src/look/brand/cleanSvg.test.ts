import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanSvg, scalableSvg, tidySvg } from './cleanSvg.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 30 30" ${attributes}>${inside}</svg>`;
const SQUARE = '<path d="M0 0h30v30H0z"/>';
const BOMB = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${svg('<title>&b;</title>')}`;
const NAMESPACES = svg('<g xmlns:a="a">'.repeat(3000) + '<g/>'.repeat(60_000) + '</g>'.repeat(3000));
const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XHTML = 'http://www.w3.org/1999/xhtml';
const SODIPODI = 'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd';

const OUTSIDE = 'algo de fora dela';

/** Parts that refer to other files, and what the message says about each reference. */
const references: [fault: string, inside: string, said?: string][] = [
  ['a link to a script after a tab', '<use href="&#9;javascript:alert(1)"/>', '(javascript:alert(1))'],
  ['an external picture, as older programs write it', '<image xlink:href="//a.example/a.png"/>', '(//a'],
  ['an external picture under another prefix', `<image l:href="//a.example/a.png" xmlns:l="${XLINK}"/>`, '(//a'],
  ['an external picture beside an own part', '<image href="#a" xlink:href="//a.example/a.png"/>', '(//a'],
  ['an SVG as data, which could contain a script', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
  ['a drawing as data', '<use href="data:image/png;base64,iVBORw0KGgo="/>'],
  ['a part of another file', '<use href="b.svg#a"/>', '(b.svg#a)'],
  ['a file whose name begins with a space', '<use href="&#160;#a"/>', '(#a)'],
  ['a base URL for its references', '<g xml:base="https://a.example/"/>', '(https://a'],
  ['an imported style sheet', '<style>@import "https://a.example/a.css"</style>', '(@import)'],
  ['an import that a comment splits', '<style>@im<!--x-->port "a.css"</style>', '(@import)'],
  ['an import that CDATA splits', '<style>@im<![CDATA[port "a.css"]]></style>', '(@import)'],
  ['an import that an entity hides', '<style>@&#105;mport "a.css"</style>', '(@import)'],
  ['a fill that a comment splits', '<style>path{fill:u<!--x-->rl(//a.example/#a)}</style>', '(url(//a'],
  ['a fill after a CSS comment', '<style>path{fill:url(/**/#a)}</style>', '(url(/**/#a)'],
  ['a fill after a space', '<path fill="url(&#160;#a)"/>', '(url('],
  ['a fill in an attribute', '<path fill="url(//a.example/#a)"/>', '(url(//a'],
  ['a fill after one of its own', `<path style="fill:url('#a');stroke:url('//a.example/#a')"/>`, "(url('//a"],
  ['a set of pictures', '<path style="mask:-webkit-image-set(&quot;//a.example&quot; 1x)"/>', '(image-set'],
  ['a reference that is written with a backslash', '<path style="fill:u\\72l(//a.example)"/>', '(\\)'],
];

describe('an SVG is rejected, with a message about the fault, if it has', () => {
  test.each<[string, string | Buffer, string]>([
    ...references.map(([fault, inside, said = '']): [string, string, string] => [
      `outside references: ${fault}`,
      svg(inside),
      `${OUTSIDE} ${said}`,
    ]),
    ['an external style sheet', `<?xml-stylesheet href="https://a.example/a.css"?>${svg(SQUARE)}`, OUTSIDE],
    ['a script', svg('<script>alert(1)</script>'), 'um programa dentro (<script>)'],
    ['a script under another prefix', svg(`<s:script xmlns:s="${SVG}"/>`), 'um programa dentro'],
    ['a script in metadata, which would not be published', svg('<metadata><script/></metadata>'), 'um programa dentro'],
    ['an event handler in capitals', svg(`<g ONCLICK="alert(1)">${SQUARE}</g>`), 'um programa dentro (ONCLICK="…")'],
    ['an event handler on a nested drawing', svg('<svg onload="alert(1)"/>'), 'um programa dentro (onload="…")'],
    ['a part of an HTML page', svg(`<foreignObject><p xmlns="${XHTML}"/></foreignObject>`), 'um pedaço de página'],
    ['an HTML frame in metadata', svg(`<metadata><iframe xmlns="${XHTML}"/></metadata>`), 'dentro (<iframe>)'],
    ['an HTML frame under a program’s prefix', svg(`<i:iframe xmlns:i="${XHTML}"/>`), 'dentro (<iframe>)'],
    ['an unknown element', svg('<iframe/>'), 'uma parte que não é desenho (<iframe>)'],
    ['a link', svg(`<a href="#a">${SQUARE}</a>`), 'uma parte que não é desenho (<a>)'],
    ['a font', svg('<style>@font-face{font-family:a;src:url(a.woff)}</style>'), 'traz uma fonte (@font-face)'],
    ['text that needs a font', svg('<text>Roda</text>'), 'letras (<text>)'],
    ['an animation', svg('<circle r="9"><animate attributeName="r" to="1"/></circle>'), 'movimento (<animate>)'],
    [
      'an animation of a reference',
      svg('<use><set attributeName="href" to="//a.example"/></use>'),
      'movimento (<set>)',
    ],
    ['an animation in its style sheet', svg('<style>@keyframes a{to{r:1px}}</style>'), 'não é desenho (@keyframes)'],
    ['entities that expand into a long text', BOMB, '<!ENTITY'],
    ['no end', svg(SQUARE).slice(0, -9), 'não consigo ler'],
    ['two root elements', svg(SQUARE) + svg(SQUARE), 'não consigo ler'],
    ['no element', '', 'não consigo ler'],
    ['a root element other than `svg`', '<html/>', 'uma parte que não é desenho (<html>)'],
    ['the root element of a part', `<g xmlns="${SVG}"/>`, 'uma parte que não é desenho (<g>)'],
    ['so many namespaces that the parser would stop the process', NAMESPACES, 'não consigo ler'],
    ['an encoding other than UTF-8', Buffer.from(`\uFEFF${svg(SQUARE)}`, 'utf16le'), 'não está em UTF-8'],
    ['more than half a megabyte', svg(`<!--${' '.repeat(600_000)}-->`), 'pesa 586 kB'],
  ])('%s', (_name, text, sentence) => {
    const wrong = cleanSvg(Buffer.from(text));
    expect(wrong).toMatchObject({
      found: expect.stringContaining(sentence),
      todo: expect.stringMatching(/export/),
    });
  });
});

test.each([
  ['spaces and quotes around a reference', `<style>.a{fill:url( '#b' )}</style>`],
  ['half a megabyte of references', `<path style="${'url(#'.repeat(100_000)}"/>`],
])('an SVG with %s to its own parts is accepted', (_name, inside) => {
  expect(cleanSvg(Buffer.from(svg(inside)))).toBeInstanceOf(Buffer);
});

/** Logos as drawing programs save them, shortened. */
const PROGRAMS: [string, string][] = [
  [
    'Inkscape',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="30mm" height="30mm" viewBox="0 0 30 30" version="1.1" id="svg5" xml:space="preserve"
  inkscape:version="1.3.2 (091e20e, 2023-11-25)" sodipodi:docname="logo.svg" inkscape:export-filename="C:\\Users\\Ana\\logo.png"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="${SODIPODI}"
  xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:document-units="mm"><inkscape:grid type="xygrid" id="grid9"/></sodipodi:namedview>
  <defs id="defs2"><inkscape:path-effect effect="spiro" id="path-effect1"/>
    <linearGradient inkscape:collect="always" id="linearGradient1"><stop style="stop-color:#0b7a75;stop-opacity:1" offset="0"/><stop style="stop-color:#ffd166" offset="1"/></linearGradient>
    <linearGradient inkscape:collect="always" xlink:href="#linearGradient1" id="linearGradient2" x1="0" x2="30" gradientUnits="userSpaceOnUse"/></defs>
  <metadata id="metadata5"><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/><dc:title>Roda</dc:title></cc:Work></rdf:RDF></metadata>
  <g inkscape:label="Camada 1" inkscape:groupmode="layer" id="layer1"><path style="fill:url(#linearGradient2);-inkscape-stroke:none" d="M 0,0 H 20 V 20 Z" id="path1" sodipodi:nodetypes="cccc" inkscape:connector-curvature="0"/><use xlink:href="#path1" x="9" y="9" id="use1"/></g></svg>`,
  ],
  [
    'Illustrator',
    `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<svg version="1.1" id="Camada_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
	 viewBox="0 0 30 30" style="enable-background:new 0 0 30 30;" xml:space="preserve">
<metadata><?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="Adobe Illustrator 27.0"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?></metadata>
<style type="text/css">
	.st0{fill:#1B75BC;}
	.st1{clip-path:url(#SVGID_2_);fill:url(#SVGID_3_);}
</style>
<g id="Logo_x40_2x" data-name="Logo@2x"><defs><rect id="SVGID_1_" width="20" height="20"/></defs><clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath>
<radialGradient id="SVGID_3_" cx="9" cy="9" r="9" gradientUnits="userSpaceOnUse"><stop offset="0" style="stop-color:#FFFFFF"/><stop offset="1" style="stop-color:#EF476F"/></radialGradient>
<path class="st0" d="M0,0h30v30H0V0z"/><circle class="st1" cx="9" cy="9" r="15"/></g></svg>`,
  ],
  [
    'CorelDRAW',
    `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- Creator: CorelDRAW 2020 (64-Bit) -->
<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" width="30mm" height="30mm" version="1.1" style="shape-rendering:geometricPrecision; text-rendering:geometricPrecision; image-rendering:optimizeQuality; fill-rule:evenodd; clip-rule:evenodd"
viewBox="0 0 3000 3000" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xodm="http://www.corel.com/coreldraw/odm/2003">
 <defs><style type="text/css"><![CDATA[
    .str0 {stroke:#2B2A29;stroke-width:20;stroke-miterlimit:22.9256}
    .fil0 > path {fill:#E31E24}
  ]]></style></defs>
 <g id="Camada_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/><g class="fil0"><path class="str0" d="M100 100l2000 0 0 2000z"/></g></g></svg>`,
  ],
  [
    'Figma',
    `<svg width="30" height="30" viewBox="0 0 30 30" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<rect width="30" height="30" fill="url(#pattern0)"/><g filter="url(#filter0_d)"><path d="M0 0h9v9z" fill="#B5401F"/></g>
<defs><filter id="filter0_d" x="0" y="0" width="30" height="30" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feBlend in="SourceGraphic" in2="BackgroundImageFix"/></filter>
<pattern id="pattern0" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0" transform="scale(0.5)"/></pattern>
<image id="image0" width="2" height="2" xlink:href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="/></defs></svg>`,
  ],
  [
    'a program that gives SVG a prefix',
    `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><svg:style>@media print{.a{fill:red}}</svg:style><svg:path class="a" fill="#00f" d="M0 0h20v20z"/></svg:svg>`,
  ],
];

const pixels = async (drawing: string) => (await sharp(Buffer.from(drawing)).raw().toBuffer()).toString('base64');

test('an element with two references keeps the one without a namespace, as browsers do', () => {
  const clean = cleanSvg(Buffer.from(svg(`<path id="a" d="M0 0h9v9z"/><use href="#a" xlink:href="#b"/>`))).toString();
  expect(clean).toContain('href="#a"');
  expect(clean).not.toContain('#b');
});

test.each(PROGRAMS)('a logo from %s looks the same without the program’s own data', async (_name, drawing) => {
  const clean = cleanSvg(Buffer.from(drawing)).toString();
  expect(dangersIn(clean)).toEqual([]);
  expect(dangersIn(tidySvg(clean, 'dark'))).toEqual([]);
  expect(await pixels(clean)).toBe(await pixels(drawing));
});

const { DOMParser } = new JSDOM().window;

/** The parts of a drawing, as a strict parser reads it, that are not SVG, are active, or refer to other files. */
function dangersIn(drawing: string): string[] {
  const page = new DOMParser().parseFromString(drawing, 'image/svg+xml');
  const elements = [...page.querySelectorAll('*')];
  const nodes = [page, ...elements].flatMap(({ childNodes }) => [...childNodes]);
  const others = nodes.filter(({ nodeType }) => nodeType !== page.ELEMENT_NODE && nodeType !== page.TEXT_NODE);
  const dangers = elements.flatMap((element) => {
    const isDrawing =
      element.namespaceURI === 'http://www.w3.org/2000/svg' && !/^(?:script|set|a)$/.test(element.tagName);
    const attributes = [...element.attributes].filter(({ name }) => name !== 'xmlns');
    return [
      ...(isDrawing ? [] : [element.tagName]),
      ...(element.tagName === 'style' ? (element.textContent.match(/@(?!media)|url\((?! ?["']?#)/gi) ?? []) : []),
      ...attributes.flatMap(({ name, value }) => {
        if (name === 'href' && !/^(?:#|data:image\/(?:png|jpeg|webp);)/.test(value)) return [value];
        return /^on|:/i.test(name) ? [name] : (value.match(/\\|url\((?! ?["']?#)/gi) ?? []);
      }),
    ];
  });
  return [...others.map(({ nodeName }) => nodeName), ...dangers];
}

const names = ['svg', 'g', 'path', 'style', 'title', 'metadata', 'use', 'image', 's:g', 's:style', 'x:g', 'x:iframe'];
const parts = [
  ...['@im', 'port "a.css"', '@media print{', '}', '.a{fill:u', 'rl(', '#a', ')', 'url(b)', '//a.example', 'Roda', ' '],
  ...['<!--x-->', '<![CDATA[', ']]>', '<?x y?>', '<?xml-stylesheet href="a"?>', '<script/>', '&#64;', '\\'],
];
const attributes = [
  ...['id="a"', 'fill="url(#a)"', 'fill="url(a)"', 'style="fill:red"', 'href="#a"', 'href="a"', 'l:href="#b"'],
  ...['l:href="b"', 'xmlns="http://www.w3.org/1999/xhtml"', 'xmlns=""', `xmlns:x="${SVG}"`, 'xmlns:s="urn:s"'],
  ...['x:onload="a"', 'l:title="a"', 'xml:base="a"', 'xml:space="preserve"', 'xmlns:__proto__="urn:a"', 'onload="a"'],
];
const element = fc.letrec<{ node: string; element: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { arbitrary: fc.constantFrom(...parts), weight: 2 },
    { arbitrary: tie('element'), weight: 3 },
  ),
  element: fc
    .tuple(
      fc.constantFrom(...names),
      fc.uniqueArray(fc.constantFrom(...attributes), { maxLength: 2 }),
      fc.array(tie('node'), { maxLength: 4 }),
    )
    .map(([name, own, inside]) => `<${name} ${own.join(' ')}>${inside.join('')}</${name}>`),
})).element;

test('an accepted SVG is stored and published with only its drawings', () => {
  fc.assert(
    fc.property(element, (inside) => {
      const prefixes = 'xmlns:s="http://www.w3.org/2000/svg" xmlns:x="urn:x" xmlns:l="http://www.w3.org/1999/xlink"';
      const clean = cleanSvg(Buffer.from(svg(inside, prefixes)));
      if ('found' in clean) return;
      expect(dangersIn(clean.toString())).toEqual([]);
      expect(dangersIn(tidySvg(clean.toString(), 'dark'))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

const SCRIPT = ']]&gt;&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;style&gt;&lt;![CDATA[';
const USE = '<path class="c" d="M0 0h9"/>';
test.each([
  ['a text that ends a CDATA section', `<style>@media screen{.c{content:"${SCRIPT}"}}</style>${USE}`],
  ['a selector that ends a CDATA section', `<style>.c[id="${SCRIPT}"]{fill:red}</style>${USE}`],
  ['two sheets that together have a reference', '<style>.c:hover{fill:url</style><style>(//a.example)}</style>'],
  ['two sheets that together end a CDATA section', `<style>.c{content:"]]</style><style>&gt;${SCRIPT}"}</style>`],
])('the published form of %s is harmless', (_, inside) => {
  const clean = cleanSvg(Buffer.from(svg(inside + SQUARE)));
  if ('found' in clean) return;
  expect(dangersIn(tidySvg(clean.toString(), 'dark'))).toEqual([]);
});

test('a drawing of half a megabyte is not shortened, because that could take minutes', () => {
  const path = `<path d="M0 0${'c1 2 3 4 5 6'.repeat(40_000)}"/>`;
  expect(tidySvg(svg(path), 'dark')).toContain('c1 2 3 4 5 6');
});

test.each([
  ['x="1" y="2" width="30" height="20" viewBox="5 5 60 40"', '5 5 60 40'],
  ['width="30.5" height="20"', '0 0 30.5 20'],
  ['width="100%"', '0 0 31 20'],
])('an SVG with %s fills the place of each use, and shows %s', (attributes, box) => {
  const written = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`;
  const { window } = new JSDOM(scalableSvg(written, { width: 31, height: 20 }), { contentType: 'image/svg+xml' });
  const root = window.document.documentElement;
  expect(root.getAttribute('viewBox')).toBe(box);
  for (const name of ['x', 'y', 'width', 'height']) expect(root.getAttribute(name), name).toBeNull();
});

test('the published SVG has unique ids', () => {
  const written = svg('<linearGradient id="a"><stop/></linearGradient><path fill="url(#a)" d="M0 0h9"/>');
  expect(tidySvg(written, 'dark')).toMatch(/id="dark-a".*url\(#dark-a\)/);
});
