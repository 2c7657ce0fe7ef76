import { keysOf } from '#lib/keysOf.ts';
import { type PlatformName, platforms } from '#lib/platforms.ts';
import type { Corners, Letters } from '#look/typeface/typeface.ts';
import type { Motif } from '#look/walls/mural.ts';
import type { Accent, MotifGroup } from '#look/walls/walls.ts';

/* The names of choices in the owner's files, with the labels that the form shows for these names. */

// Cast because the type of `Object.fromEntries` does not keep the names.
export const platformNames = Object.fromEntries(
  keysOf(platforms)
    .sort()
    .map((name) => [name, platforms[name][0]]),
) as Record<PlatformName, string>;

export const motifs: Record<Motif, string> = {
  folha: 'Folha',
  quarto: 'Quarto',
  meia: 'Meia',
  fluxo: 'Fluxo',
  ciclo: 'Ciclo',
  corte: 'Corte',
};

export const motifGroups: Record<MotifGroup, string> = {
  todas: 'Todas as formas',
  folhas: 'Folhas e quartos',
  ondas: 'Ondas',
  arcos: 'Arcos',
  retas: 'Retas',
};

export const letters: Record<Letters, string> = {
  gabarito: 'Gabarito: geométrica',
  atkinson: 'Atkinson Hyperlegible: a mais fácil de ler',
  literata: 'Literata: de livro',
  system: 'As de cada aparelho: nada a carregar',
};

export const corners: Record<Corners, string> = {
  leaf: 'Folha: dois cantos redondos',
  straight: 'Retos',
  round: 'Redondos',
};

export const accents: Record<Accent, string> = {
  principal: 'Principal',
  segunda: 'Segunda',
  terceira: 'Terceira',
  texto: 'A do texto',
  destaque: 'Destaque',
};
