import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { common, home, palette, services, site } from '#content/content.ts';
import { ShareCard } from '#endpoints/ShareCard.tsx';
import type { MuralSpec } from '#lib/mural.ts';
import { serviceMural } from '#lib/serviceTile.ts';
import { drawable, HOME_CARD, lastLine } from '#lib/shareCard.ts';
import { openingWall } from '#lib/walls.ts';
import { shareImage } from '../../../integrations/assets/shareImage.ts';

type Props = { title: string; wall: MuralSpec; free?: string | undefined };

/** The share images of the home page and of each service, for link previews. */
export const getStaticPaths = (() => [
  { params: { page: HOME_CARD }, props: { title: home.hero.headline, wall: openingWall } },
  ...services.map(({ slug, name, tile, free }) => ({
    params: { page: slug },
    props: { title: name, wall: serviceMural(tile, 4, 5), free: free && common.free },
  })),
]) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props }) => {
  const title = drawable(props.title);
  const line = lastLine(drawable(home.hero.lead), site.address);
  const card = { ...props, title, brand: drawable(site.brand.name), line, palette };
  return new Response(await shareImage((steps) => createElement(ShareCard, { ...card, steps })), {
    headers: { 'Content-Type': 'image/png' },
  });
};
