import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import service from './imageService.ts';

/** A wide picture, blue on the left and red on the right, stored with a camera's orientation. */
async function photo(orientation: number): Promise<Buffer> {
  const red = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 400, height: 200, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 200, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 1/1' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

/** Makes a picture as the build does. */
async function made(bytes: Buffer, options: { src: string; width: number; format: string; [name: string]: unknown }) {
  const [config, logger] = [{ service: { config: {} } }, { warn() {} }];
  // Astro's types require the whole configuration and a logger. The service reads only the options of sharp.
  const { data } = await service.transform(bytes, options, config as never, logger as never);
  return sharp(data);
}

/** The size of a picture, and the colour at the middle of each side. */
async function sides(picture: Sharp) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => ((data[(y * info.width + x) * info.channels] ?? 0) > 128 ? 'red' : 'blue');
  return { size: [info.width, info.height], left: at(5, 50), right: at(94, 50), top: at(50, 5), bottom: at(50, 94) };
}

const all = (colour: string) => ({ left: colour, right: colour, top: colour, bottom: colour });

test.each<[number, string | undefined, Partial<Awaited<ReturnType<typeof sides>>>]>([
  [1, undefined, { left: 'blue', right: 'red' }],
  [1, '0% 50%', all('blue')],
  [6, '50% 0%', all('blue')],
  [8, '0% 0%', all('red')],
])(
  'a picture with the EXIF orientation %i is cropped upright, without metadata, if `focus` is %s',
  async (turn, focus, expected) => {
    const square = { src: '', width: 100, height: 100, fit: 'cover', format: 'png', position: focus };
    const picture = await made(await photo(turn), square);
    expect(await sides(picture.clone())).toMatchObject({ size: [100, 100], ...expected });
    const { exif, xmp, iptc, icc, orientation } = await picture.metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
  },
);

test('a picture that sharp cannot write fails the build, because Astro would publish the original', async () => {
  const tall = sharp({ create: { width: 2, height: 20_000, channels: 3, background: '#f00' } }).jpeg();
  const bytes = await tall.toBuffer();
  await expect(made(bytes, { src: 'a.jpg', width: 2, format: 'webp' })).rejects.toThrow('a.jpg');
});
