import { describe, expect, test } from 'vitest';
import { tidySvg, wrongInSvg } from './logoSvg.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 30 30" ${attributes}>${inside}</svg>`;
const SQUARE = '<path d="M0 0h30v30H0z"/>';
const BOMB = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${svg('<title>&b;</title>')}`;

describe('an SVG is rejected, with a message about the fault, if it has', () => {
  test.each<[string, string, string]>([
    ['a script', svg('<script>alert(1)</script>'), 'um programa dentro (<script>)'],
    ['a script under another prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), 'um programa dentro'],
    ['a script in metadata, which would not be published', svg('<metadata><script/></metadata>'), 'um programa dentro'],
    ['an event handler', svg(`<g onclick="alert(1)">${SQUARE}</g>`), 'um programa dentro (onclick="…")'],
    ['an event handler on its root', svg(SQUARE, 'onload="alert(1)"'), 'um programa dentro (onload="…")'],
    [
      'a part of an HTML page',
      svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
      'um pedaço de página',
    ],
    ['an element of HTML', svg('<iframe/>'), 'uma parte que não é desenho (<iframe>)'],
    ['a link', svg(`<a href="#a">${SQUARE}</a>`), 'uma parte que não é desenho (<a>)'],
    ['a link to a script', svg('<a href="javascript:alert(1)"/>'), 'busca algo de fora dela (javascript:alert(1))'],
    [
      'an external picture',
      svg('<image href="https://a.example/a.png"/>'),
      'busca algo de fora dela (https://a.example/a.png)',
    ],
    [
      'an external picture, as older programs write it',
      svg('<image xlink:href="//a.example/a.png"/>'),
      'algo de fora dela (//a',
    ],
    ['a page as data', svg('<image href="data:text/html;base64,PHA+"/>'), 'algo de fora dela (data:text/html'],
    [
      'an SVG as data, which could contain a script',
      svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'),
      'algo de fora dela',
    ],
    ['a part of another file', svg('<use href="b.svg#a"/>'), 'algo de fora dela (b.svg#a)'],
    [
      'a reference that is written with entities',
      svg('<use href="&#104;ttps://a.example"/>'),
      'algo de fora dela (https://a',
    ],
    [
      'a base URL for its references',
      svg('<use href="#a"/>', 'xml:base="https://a.example/"'),
      'algo de fora dela (https://a',
    ],
    [
      'an external style sheet',
      `<?xml-stylesheet href="https://a.example/a.css"?>${svg(SQUARE)}`,
      'algo de fora dela (<?xml-stylesheet?>)',
    ],
    ['an imported style sheet', svg('<style>@import "https://a.example/a.css"</style>'), 'algo de fora dela (@import)'],
    ['an import in a CDATA section', svg('<style><![CDATA[@import "a.css"]]></style>'), 'algo de fora dela (@import)'],
    ['an external fill', svg('<style>path{fill:url(https://a.example/#a)}</style>'), 'algo de fora dela (url(https'],
    ['an external fill in an attribute', svg('<path fill="url(//a.example/#a)"/>'), 'algo de fora dela (url(//a'],
    [
      'a reference that is written with a backslash',
      svg('<path style="fill:u\\72l(//a.example)"/>'),
      'algo de fora dela (\\)',
    ],
    ['a font', svg('<style>@font-face{font-family:a;src:url(a.woff)}</style>'), 'traz uma fonte (@font-face)'],
    ['text that needs a font', svg('<text>Roda</text>'), 'letras (<text>)'],
    ['an animation', svg('<circle r="9"><animate attributeName="r" to="1"/></circle>'), 'movimento (<animate>)'],
    ['a document type', `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">${svg(SQUARE)}`, '<!DOCTYPE'],
    ['entities that expand into a long text', BOMB, '<!ENTITY'],
    ['no end', svg(SQUARE).slice(0, -9), 'não consigo ler'],
    ['a root element other than `svg`', '<html/>', 'uma parte que não é desenho (<html>)'],
  ])('%s', (_name, text, sentence) => {
    const wrong = wrongInSvg(text);
    expect(wrong?.found).toContain(sentence);
    expect(wrong?.todo).toMatch(/export/);
  });
});

test.each<[string, string]>([
  [
    'a style sheet and references to its own parts',
    svg(`<style>.a{fill:url( '#b' )}</style><linearGradient id="b"/><use href="#c"/>`),
  ],
  ['an embedded PNG', svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
  [
    'a drawing program’s own data',
    svg(
      `<sodipodi:namedview sodipodi:docname="C:\\\\logo.svg"/><metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>${SQUARE}`,
      'xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"',
    ),
  ],
  ['a comment', svg(`<!-- Roda -->${SQUARE}`)],
])('an SVG with %s is accepted', (_name, text) => {
  expect(wrongInSvg(text)).toBeUndefined();
});

test('the published SVG has unique ids and no comments', () => {
  const written = svg('<!-- a --><linearGradient id="a"><stop/></linearGradient><path fill="url(#a)" d="M0 0h9"/>');
  const tidy = tidySvg(written, 'dark');
  expect(tidy).toMatch(/id="dark-a".*url\(#dark-a\)/);
  expect(tidy).not.toContain('<!--');
});
