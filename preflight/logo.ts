import { readLogo } from '../src/content/logoFiles.ts';
import type { Content } from '../src/content/read.ts';
import type { Drawing } from '../src/look/brand/logo.ts';
import { contrastOn, isSvg, logoGrounds } from '../src/look/brand/logoFile.ts';
import { decimal } from '../src/look/palette/colour.ts';
import { chosenPalette } from '../src/look/palette/palette.ts';
import { PICTURES } from '../src/schema/picture.ts';
import type { Finding } from './finding.ts';

/**
 * The minimum size of a logo, in pixels. `height` is for the header on a high-density screen. `side` is for the longer
 * side, because the largest icon has this width and height.
 */
const LEAST = { height: 96, side: 512 };

/** The contrast that WCAG requires of interface parts. A logo may have less, but is then hard to see. */
const CONTRAST = 3;

/** If a published SVG has more bytes than this, it usually contains a photo. */
const HEAVY = 20_000;

/** If the ratio of a logo's width to its height is larger than this, the logo is too small in an icon. */
const LONGEST = 2;

/** The finding about the logo's size and contrast; an empty list if the site has no logo. */
export async function checkLogo(site: Content['site'], folder: string): Promise<Finding[]> {
  const name = 'a logo';
  const logo = await readLogo(site, folder);
  if (!logo) return [];
  const grounds = logoGrounds(chosenPalette(site.palette));
  const files = logo.light.file === logo.dark.file ? [logo.light] : [logo.light, logo.dark];
  const found = [
    ...files.flatMap((one) => wrongInSize(one, logo.wordmark)),
    ...(await lowContrast(logo.light, grounds.light, 'o fundo claro da página')),
    ...(await lowContrast(logo.dark, grounds.dark, 'o fundo escuro do rodapé')),
  ];
  if (found.length === 0) return [{ name, state: 'fine', found: ['Vê-se bem no fundo claro e no escuro.'], todo: '' }];
  const todo =
    'O site fica pronto assim mesmo. Se puder, troque o arquivo; para o rodapé, dê em Logo um arquivo para fundo escuro.';
  return [{ name, state: 'warning', found, todo }];
}

function wrongInSize(drawing: Drawing, wordmark: boolean): string[] {
  const { name, bytes, width, height } = drawing.file;
  const file = `${PICTURES}/${name}`;
  const isLong = !wordmark && width / height > LONGEST;
  const long = `${file}: é ${decimal(width / height)} vezes mais larga do que alta, e nos ícones fica miúda. Se o nome está nela, marque “O nome está na logo”.`;
  if (isSvg(name)) {
    const heavy = `${file}: pesa ${bytes.length.toLocaleString('pt-BR')} bytes; até ${HEAVY.toLocaleString('pt-BR')} chega depressa.`;
    return [...(bytes.length > HEAVY ? [heavy] : []), ...(isLong ? [long] : [])];
  }
  const size = `${file}: tem ${width} × ${height} pixels;`;
  if (height < LEAST.height) return [`${size} com menos de ${LEAST.height} de altura fica borrada no cabeçalho.`];
  const isSmall = !wordmark && Math.max(width, height) < LEAST.side;
  return [
    ...(isSmall ? [`${size} com menos de ${LEAST.side} fica borrada no maior ícone.`] : []),
    ...(isLong ? [long] : []),
  ];
}

async function lowContrast({ file, plate }: Drawing, grounds: string[], where: string): Promise<string[]> {
  const contrast = await contrastOn(file.bytes, grounds);
  if (contrast >= CONTRAST) return [];
  const solved = plate ? ' Por isso fica sobre uma placa.' : '';
  return [
    `${PICTURES}/${file.name}: contraste de ${decimal(contrast)}:1 com ${where}; o bom é ${CONTRAST}:1.${solved}`,
  ];
}
