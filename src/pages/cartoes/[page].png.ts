import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { leadOf } from '#blocks/blocks.ts';
import { home, palette, site } from '#content/content.ts';
import { readLogo } from '#content/logoFiles.ts';
import { pages } from '#content/pages.ts';
import { mark } from '#look/brand/brand.ts';
import { cardLogo } from '#look/brand/logo.ts';
import { drawable, lastLine } from '#look/shareCard/card.ts';
import { shareImage } from '#look/shareCard/image.ts';
import { ShareCard } from '#look/shareCard/ShareCard.tsx';
import { drawnTypeface } from '#look/typeface/typeface.ts';
import type { MuralSpec } from '#look/walls/mural.ts';

const family = drawnTypeface(site.brand.letters);

type Props = { title: string; wall: MuralSpec; free?: string | undefined };

/** The share image of each page, for link previews. */
export const getStaticPaths = (() =>
  pages.map(({ card, ...props }) => ({ params: { page: card }, props }))) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props, params }) => {
  const title = drawable(props.title);
  const line = lastLine(drawable(leadOf(home.blocks[0]) ?? site.brand.tagline), site.address);
  const card = {
    ...props,
    title,
    brand: drawable(site.brand.name),
    line,
    palette,
    corners: site.brand.corners ?? 'leaf',
    family,
    mark: { shape: mark.shape, logo: await cardLogo(await readLogo(site)) },
  };
  const image = await shareImage((steps) => createElement(ShareCard, { ...card, steps }), family, params.page);
  return new Response(image, { headers: { 'Content-Type': 'image/png' } });
};
