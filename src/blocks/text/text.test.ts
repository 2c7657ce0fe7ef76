import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/renderBlock.tsx';

const photo = { avif: 'a.avif 390w', webp: 'a.webp 390w', src: 'a.webp', sizes: '90vw', width: 390, height: 520 };

test('a photo is beside the text, whole, with its description and its caption', async () => {
  const content = {
    kind: 'text' as const,
    title: 'História',
    paragraphs: ['Um.'],
    photo: { picture: 'a.jpg', caption: 'Sábado', alt: 'Uma roda', photo: { ...photo, alt: 'Uma roda' } },
  };
  const figure = (await renderBlock(content)).querySelector('figure[data-place="beside"]');
  expect(figure?.querySelector('img')?.attributes).toMatchObject({ alt: 'Uma roda', width: '390', height: '520' });
  expect(figure?.querySelector('figcaption')?.text).toBe('Sábado');
});
