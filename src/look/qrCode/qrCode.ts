import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/**
 * The side of a module (one square of the code) in CSS pixels: 0.6 mm on paper. The SVG has a fixed size, because CSS
 * cannot resize an image in `content`.
 */
const MODULE = 2.25;

/** The quiet zone around a code, in modules. Source: ISO/IEC 18004. */
const QUIET = 4;

/**
 * The QR code of a URL, as SVG. The right side has no quiet zone: the margin of the paper is enough there, and the code
 * is aligned with the right edge of the text.
 */
export function qrCode(address: string): string {
  const code = generate(address, { minCorrectionLevel: correction.M });
  const [width, height] = [QUIET + code.size, QUIET + code.size + QUIET];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * MODULE}" height="${height * MODULE}" viewBox="${-QUIET} ${-QUIET} ${width} ${height}"><path d="${toSvgPath(code)}"/></svg>\n`;
}
