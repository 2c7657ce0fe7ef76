import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** The side of a module in CSS pixels: 0.6 mm on paper. The drawing says its own size, for no style can say it. */
const MODULE = 2.25;

/** The light modules around a code: ISO/IEC 18004. */
const QUIET = 4;

/** Writes the site's address as a drawing that pages show on paper, and browsers fetch for paper alone. */
export function writeQrCode(folder: string, address: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'qr.svg'), qrCode(address));
}

/**
 * An address as a QR code. At its end the quiet zone is the margin of the paper,
 * so that the code ends where the lines of the page do.
 */
export function qrCode(address: string): string {
  const code = generate(address, { minCorrectionLevel: correction.M });
  const [width, height] = [QUIET + code.size, QUIET + code.size + QUIET];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * MODULE}" height="${height * MODULE}" viewBox="${-QUIET} ${-QUIET} ${width} ${height}"><path d="${toSvgPath(code)}"/></svg>\n`;
}
