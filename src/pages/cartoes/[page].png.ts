import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { mark } from '#brand/brand.ts';
import { cardLogo } from '#brand/logo.ts';
import { common, home, palette, services, site } from '#content/content.ts';
import { drawnFamily } from '#face/face.ts';
import type { MuralSpec } from '#lib/mural.ts';
import { serviceMural } from '#lib/serviceTile.ts';
import { openingWall } from '#lib/walls.ts';
import { drawable, HOME_CARD, lastLine } from '#shareCard/card.ts';
import { shareImage } from '#shareCard/image.ts';
import { ShareCard } from '#shareCard/ShareCard.tsx';

const family = drawnFamily(site.brand.letters);

type Props = { title: string; wall: MuralSpec; free?: string | undefined };

/** The share images of the home page and of each service, for link previews. */
export const getStaticPaths = (() => [
  { params: { page: HOME_CARD }, props: { title: home.hero.headline, wall: openingWall(site.brand.wall) } },
  ...services.map(({ slug, name, tile, free }) => ({
    params: { page: slug },
    props: { title: name, wall: serviceMural(tile, 4, 5), free: free && common.free },
  })),
]) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props }) => {
  const title = drawable(props.title);
  const line = lastLine(drawable(home.hero.lead), site.address);
  const card = {
    ...props,
    title,
    brand: drawable(site.brand.name),
    line,
    palette,
    corners: site.brand.corners ?? 'leaf',
    family,
    mark: { shape: mark.shape, logo: await cardLogo(site) },
  };
  return new Response(await shareImage((steps) => createElement(ShareCard, { ...card, steps }), family), {
    headers: { 'Content-Type': 'image/png' },
  });
};
