import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrCode } from './qrCode.ts';

/** The picture that a camera takes: the code on white paper, which is wider than the code. */
async function photographed(drawing: string) {
  const { data, info } = await sharp(Buffer.from(drawing), { density: 300 })
    .flatten({ background: 'white' })
    .extend({ right: 50, background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

// `qr` decodes what `lean-qr` draws, because one library for both would not notice its own mistakes.
test('the QR code of a long URL decodes to the URL', async () => {
  const address = 'https://www.um-nome-bem-comprido-de-associacao.org.br/uma/pasta/dentro-de-outra';
  expect(decodeQR(await photographed(qrCode(address)))).toBe(address);
});
