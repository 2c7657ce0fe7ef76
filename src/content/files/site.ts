import type { z } from 'zod';
import { linkTargets } from '#blocks/blocks.ts';
import { keysOf } from '#lib/keysOf.ts';
import { platformNames } from '#lib/platforms.ts';
import {
  choice,
  group,
  list,
  oneOf,
  option,
  optionalChoice,
  optionalList,
  optionalText,
  optionalWebPage,
  pattern,
  text,
  yesOrNo,
} from '#lib/schema/fields.ts';
import { slugOf, webAddress, withoutAccents } from '#lib/schema/normalise.ts';
import { paletteFaults } from '#look/palette/faults.ts';
import { type Colour, chosenPalette, type OwnName, ownColours, palettes } from '#look/palette/palette.ts';
import type { Corners, Letters } from '#look/typeface/typeface.ts';
import type { MotifGroup } from '#look/walls/walls.ts';
import { contact } from './contact.ts';
import { facts, mailbox } from './facts.ts';
import { logo, tile } from './logo.ts';
import { publishing } from './publishing.ts';

const ONE_NAME = 'um nome só deste link, sem barra no começo: este já leva a outro link, ou a um lugar do site';

/** The external links. Menus, channels and texts lead to a link by its name. */
const links = list(
  'Links',
  group('Link', {
    name: text('Nome', { most: 40 }).describe(
      'Como Instagram, ou Comunidade no Discord: é o que se lê, e é por ele que menus, canais e redes levam ao link.',
    ),
    address: optionalWebPage('Endereço').describe(
      'Por exemplo, https://www.instagram.com/perfil. Ainda não tem? Deixe vazio: o ícone e os links somem do site inteiro.',
    ),
    mark: optionalChoice('Logo', platformNames).describe(
      'Vazio, o endereço diz qual: o do Instagram tem a do Instagram. Sem logo conhecida, aparece um elo de corrente ao lado do nome.',
    ),
  }),
  { least: 0 },
)
  .describe('O que é seu em outros lugares. O WhatsApp está em Contato.')
  .superRefine((written, context) => {
    const taken = [...Object.keys(linkTargets), ...written.map(({ name }) => name)].map(withoutAccents);
    for (const [index, { name }] of written.entries()) {
      const isOnce = taken.filter((other) => other === withoutAccents(name)).length === 1;
      if (!isOnce || name.startsWith('/'))
        context.addIssue({ code: 'custom', path: [index, 'name'], message: ONE_NAME });
    }
  });

/** A colour of the owner's palette; without a value, the colour of the original palette. */
const hex = (name: OwnName, title: string) =>
  pattern(title, {
    expected: 'uma cor como #1d3fbb: # e seis algarismos de 0 a 9 e de a a f',
    tidy: (line) => line.toLowerCase(),
    test: (value) => /^#[0-9a-f]{6}$/.test(value),
  })
    .default(palettes.mutirao[ownColours[name]])
    .meta({ format: 'color' });

const palette = oneOf('Cores', 'name', [
  option('name', 'mutirao', 'Original', {}),
  option('name', 'mare', 'Maré', {}),
  option('name', 'cerrado', 'Cerrado', {}),
  option('name', 'minha', 'As minhas cores', {
    fundo: hex('fundo', 'Fundo').describe('Quase branca.'),
    texto: hex('texto', 'Texto').describe('Quase preta: também o rodapé.'),
    principal: hex('principal', 'Principal').describe('A dos botões e da faixa de impacto.'),
    segunda: hex('segunda', 'Segunda').describe('Escura: azulejos, serviços e o que está acima dos títulos.'),
    terceira: hex('terceira', 'Terceira').describe('Quente: azulejos, serviços e o que falta corrigir no formulário.'),
    destaque: hex('destaque', 'Destaque').describe('Clara e viva: a do presente e de “Gratuito”.'),
  }),
]).describe('Prontas, ou as suas.');

/** The name of the owner's field for a colour. A `-dark` colour has the field of the colour without `-dark`. */
const fieldOf = (colour: Colour) =>
  Object.entries(ownColours).find(([, own]) => own === colour.replace('-dark', ''))?.[0] ?? '';

/** A contrast ratio, rounded down so that a failing ratio never looks sufficient. */
const { format: decimal } = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1, roundingMode: 'floor' });

const readablePalette = palette.superRefine((chosen, context) => {
  // Zod runs this check even if a colour of the palette is invalid.
  if (context.issues.length > 0) return;
  for (const { colour: name, where, ratio, least, nearest } of paletteFaults(chosenPalette(chosen))) {
    const message = !nearest
      ? `um fundo mais claro, quase branco, como ${palettes.mutirao.paper}: sobre este, nenhuma cor serve para ${where}`
      : `uma cor com mais contraste para ${where}: pelo menos ${decimal(least)}:1, e este é de ${decimal(ratio)}:1. A mais próxima que serve: ${nearest}`;
    context.addIssue({ code: 'custom', path: [fieldOf(name)], message });
  }
});

const wall = group('Parede', {
  family: choice<MotifGroup>('Formas', {
    todas: 'Todas as formas',
    folhas: 'Folhas e quartos',
    ondas: 'Ondas',
    arcos: 'Arcos',
    retas: 'Retas',
  }).default('todas'),
  seed: optionalText('Palavra da parede', { most: 60 }).describe('Uma palavra qualquer: cada uma dá outra parede.'),
})
  .describe('A parede da página inicial, que também está na imagem de compartilhamento e na página não encontrada.')
  .prefault({});

/** The screens of the form, besides the first one. */
const PUBLISHING = { section: 'Endereço e publicação' };
const LOOK = { section: 'Aparência' };
const CONTACT = { section: 'Contato' };

/** `site.yaml`: the facts about the owner and the site. Most of the texts are in the other files. */
export const site = group('O site', {
  brand: group('Marca', {
    name: text('Nome da marca', { most: 60 }).describe(
      'No cabeçalho, no rodapé, no título de cada página e no contato que se salva no celular. Até 25 letras cabem sem apertar.',
    ),
    legalName: text('Nome por extenso', { most: 120 }).describe(
      'Na linha de direitos autorais e nos dados que buscadores e celulares leem.',
    ),
    tagline: text('O que vocês fazem', { long: true, most: 300 }).describe(
      'Uma ou duas frases, de 70 a 155 letras ao todo: no rodapé, nos resultados de busca e no contato que se salva no celular.',
    ),
    letters: choice<Letters>('Letras', {
      gabarito: 'Gabarito: geométrica',
      atkinson: 'Atkinson Hyperlegible: a mais fácil de ler',
      literata: 'Literata: de livro',
      system: 'As de cada aparelho: nada a carregar',
    })
      .describe('De todos os textos e das imagens de compartilhamento.')
      .default('gabarito')
      .meta(LOOK),
    corners: choice<Corners>('Cantos', {
      leaf: 'Folha: dois cantos redondos',
      straight: 'Retos',
      round: 'Redondos',
    })
      .describe('Dos botões, dos cartões, das fotos e do formulário.')
      .default('leaf')
      .meta(LOOK),
    wall: wall.meta(LOOK),
    logo: logo.meta(LOOK),
    tile: tile.meta(LOOK),
    nameWall: yesOrNo('Nome em azulejos', true)
      .describe('No rodapé de cada página, o nome da marca feito de azulejos.')
      .meta(LOOK),
  }).meta({ section: 'Marca e dados' }),
  address: pattern('Endereço do site', {
    expected: 'o endereço em que o site vai morar, como https://meucoletivo.org.br',
    tidy: (written) => webAddress(written).replace(/\/+$/, ''),
    test: (value) => URL.canParse(value) && /^https:\/\/[\w-]+(\.[\w-]+)+(:\d+)?(\/[\w.~-]+)*$/.test(value),
  })
    .describe(
      'Onde o site vai morar, como https://meucoletivo.org.br. Se for dentro de uma pasta, escreva também a pasta: https://seu-usuario.github.io/seu-site',
    )
    .meta(PUBLISHING),
  palette: readablePalette.meta(LOOK),
  alwaysLight: yesOrNo('Sempre claro')
    .describe(
      'Quem usa o celular ou o computador no escuro vê o site escuro, com as mesmas cores. Marcado, ele fica claro para todo mundo.',
    )
    .meta(LOOK),
  links: links.default([]).meta(CONTACT),
  services: list(
    'Ordem dos serviços',
    text('Serviço', { tidy: slugOf }).describe('O fim do endereço da página do serviço, como agentes-ai.'),
    { least: 0 },
  )
    .describe('O primeiro da lista vem primeiro. Os que não estão nela vêm por último, pelo nome.')
    .default([])
    // The list of pages has the order.
    .meta({ hidden: true }),
  facts: facts.meta({ section: 'Marca e dados' }),
  contact: contact.meta(CONTACT),
  pages: group('Páginas a mais', {
    privacy: yesOrNo('Página de privacidade').describe(
      'Em /privacidade. O site a escreve com o que sabe de si e com “Quem são vocês”.',
    ),
    accessibility: yesOrNo('Página de acessibilidade').describe(
      'Em /acessibilidade: o que foi testado, e a quem avisar de um problema.',
    ),
  })
    .prefault({})
    .meta({ section: 'Marca e dados' }),
  publishing: publishing.meta(PUBLISHING),
  security: group('Contato de segurança', {
    contact: mailbox('Contato')
      .describe('Quem acha uma falha do site escreve para ele. Vazio, vale o de “Quem são vocês”.')
      .optional(),
  })
    .prefault({})
    .meta({ ...PUBLISHING, advanced: true }),
  ours: optionalList('Frases da demonstração que também são nossas', text('Frase'), { most: 1000 }).meta({
    hidden: true,
  }),
  demo: yesOrNo('Demonstração').describe('Os nomes da marca são exemplos.').meta({ hidden: true }),
});

export type Site = z.infer<typeof site>;

/** The paths of the optional pages about the site itself, by their names in `site.yaml`. */
export const legalPaths = { privacy: '/privacidade', accessibility: '/acessibilidade' } as const;

/** The paths of the pages about the site itself that the owner added. */
export const chosenLegalPaths = (pages: Partial<Site['pages']> = {}): string[] =>
  keysOf(legalPaths).flatMap((name) => (pages[name] ? legalPaths[name] : []));
