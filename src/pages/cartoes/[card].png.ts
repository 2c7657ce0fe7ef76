import type { APIRoute, GetStaticPaths } from 'astro';
import { allCards } from '#content/shareCards.ts';
import type { shareImage } from '#look/shareCard/shareCard.tsx';

type Props = { image: ReturnType<typeof shareImage> };

/** The share image of each page, for link previews. */
export const getStaticPaths = (async () =>
  (await allCards()).map(({ file, image }) => ({ params: { card: file }, props: { image } }))) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { image } }) =>
  new Response(await image.draw(), { headers: { 'Content-Type': 'image/png' } });
