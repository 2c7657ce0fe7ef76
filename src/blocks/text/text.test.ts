import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/renderBlock.tsx';

const text = { kind: 'text', title: 'História', paragraphs: ['Um.', 'Dois.'], points: ['Três'] } as const;
const photo = { avif: 'a.avif 390w', webp: 'a.webp 390w', src: 'a.webp', sizes: '90vw', width: 390, height: 520 };

test('a text has its paragraphs and its list, beside its title', async () => {
  const root = await renderBlock({ ...text, paragraphs: [...text.paragraphs], points: [...text.points] });
  expect(root.querySelectorAll('p, li').map((one) => one.text)).toEqual(['Um.', 'Dois.', 'Três']);
  expect(root.querySelector('[data-place="beside"] p')).not.toBeNull();
});

test('a photo is beside the text, whole, with its description and its caption', async () => {
  const content = {
    ...text,
    paragraphs: ['Um.'],
    points: undefined,
    photo: { picture: 'a.jpg', caption: 'Sábado', alt: 'Uma roda', photo: { ...photo, alt: 'Uma roda' } },
  };
  const figure = (await renderBlock(content)).querySelector('figure[data-place="beside"]');
  expect(figure?.querySelector('img')?.attributes).toMatchObject({ alt: 'Uma roda', width: '390', height: '520' });
  expect(figure?.querySelector('figcaption')?.text).toBe('Sábado');
});
