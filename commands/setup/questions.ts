import { palettes } from '../../src/lib/palette.ts';
import { faultIn } from '../../src/lib/siteConfig.ts';
import type { Place } from './edit.ts';
import {
  colour,
  date,
  formspreeCode,
  name,
  phone,
  profileAt,
  report,
  siteAddress,
  text,
  webAddress,
} from './kindness.ts';

/** One field that is a line of text. Its words are what the owner reads. */
export type Question = {
  path: string;
  label: string;
  ask: string;
  /** What it may look like, in the list of options. */
  example: string;
  tidy: (answer: string) => string;
};

/** The fields up to the palette, in the order of the file. */
const brandQuestions: readonly Question[] = [
  {
    path: 'brand.name',
    label: 'Nome da marca',
    ask: 'Qual é o nome da marca? Aparece no cabeçalho e no título de cada página.',
    example: 'Coletivo X',
    tidy: text,
  },
  {
    path: 'brand.legalName',
    label: 'Nome por extenso',
    ask: 'E o nome por extenso? Vai na linha de direitos autorais.',
    example: 'Coletivo X de Comunicação',
    tidy: text,
  },
  {
    path: 'brand.tagline',
    label: 'O que vocês fazem',
    ask: 'Em uma ou duas frases, o que vocês fazem? Fica no rodapé e nos resultados de busca.',
    example: 'Fazemos isto. E também aquilo.',
    tidy: text,
  },
  {
    path: 'address',
    label: 'Endereço do site',
    ask: 'Em que endereço o site vai morar? Se for dentro de uma pasta, escreva-a também.',
    example: 'https://x.org',
    tidy: siteAddress,
  },
];

const linkQuestions: readonly Question[] = [
  {
    path: 'links.whatsapp',
    label: 'WhatsApp',
    ask: 'Qual é o número do WhatsApp, com DDD?',
    example: '+55 11 91234-5678',
    tidy: phone,
  },
  {
    path: 'links.discord',
    label: 'Discord',
    ask: 'Qual é o convite do servidor da comunidade, no Discord?',
    example: 'https://discord.gg/convite',
    tidy: webAddress,
  },
  {
    path: 'links.telegramGroup',
    label: 'Grupo no Telegram',
    ask: 'Qual é o convite do grupo de conversa, no Telegram?',
    example: 'https://t.me/grupo',
    tidy: profileAt('https://t.me/'),
  },
  {
    path: 'links.instagram',
    label: 'Instagram',
    ask: 'Qual é o perfil no Instagram? Pode ser só @perfil.',
    example: '@perfil',
    tidy: profileAt('https://www.instagram.com/'),
  },
  {
    path: 'links.github',
    label: 'GitHub',
    ask: 'Qual é o perfil no GitHub?',
    example: '@perfil',
    tidy: profileAt('https://github.com/'),
  },
  {
    path: 'links.telegram',
    label: 'Telegram',
    ask: 'Qual é o perfil ou canal no Telegram?',
    example: '@canal',
    tidy: profileAt('https://t.me/'),
  },
  {
    path: 'links.video',
    label: 'Canal de vídeos',
    ask: 'Qual é o canal de vídeos?',
    example: 'https://www.youtube.com/@canal',
    tidy: profileAt('https://www.youtube.com/@'),
  },
  {
    path: 'links.web3',
    label: 'Site sobre Web3',
    ask: 'Qual é o endereço do site sobre Web3?',
    example: 'https://web3.x.org',
    tidy: webAddress,
  },
];

const contactQuestions: readonly Question[] = [
  {
    path: 'security.contact',
    label: 'Aviso de falhas',
    ask: 'Onde alguém avisa que encontrou uma falha de segurança? Um e-mail ou uma página.',
    example: 'seguranca@x.org',
    tidy: report,
  },
  {
    path: 'security.expires',
    label: 'Validade do aviso',
    ask: 'Até quando esse contato vale? No máximo um ano.',
    example: '31/10/2027',
    tidy: date,
  },
  {
    path: 'contact.note',
    label: 'Promessa ao lado do formulário',
    ask: 'Que promessa fica ao lado do formulário?',
    example: 'Respondemos em um dia útil.',
    tidy: text,
  },
];

/** Every field that is a line of text, in the three parts between which the two choices are asked. */
export const questions = { brand: brandQuestions, links: linkQuestions, contact: contactQuestions };

export const palette = {
  path: 'palette',
  label: 'Cores',
  ask: 'Que cores o site terá?',
  tidy: name,
  initial: 'mutirao',
  place: {
    after: 'address',
    comment: "As cores do site: 'mutirao', 'mare', 'cerrado', ou um grupo com as suas próprias.",
  } satisfies Place,
  options: [
    { value: 'mutirao', label: 'Mutirão', hint: 'azul, mata, ipê e barro sobre cal' },
    { value: 'mare', label: 'Maré' },
    { value: 'cerrado', label: 'Cerrado' },
    { value: 'own', label: 'Minhas próprias cores', hint: 'seis cores, como #1d3fbb' },
  ],
} as const;

const colourQuestion = (key: string, ask: string, example: string): Question => ({
  path: `palette.${key}`,
  label: `Cor ${key}`,
  ask,
  example,
  tidy: colour,
});

/** The six that a palette of one's own needs, by their names in the styles. */
export const colourQuestions: readonly Question[] = [
  colourQuestion('cal', 'Cal: qual é a cor do fundo, quase branca?', palettes.mutirao.cal),
  colourQuestion('tinta', 'Tinta: qual é a cor do texto, quase preta?', palettes.mutirao.tinta),
  colourQuestion('azul', 'Azul: qual é a cor principal, dos links e do foco?', palettes.mutirao.azul),
  colourQuestion('mata', 'Mata: qual é a segunda cor, escura?', palettes.mutirao.mata),
  colourQuestion('ipe', 'Ipê: qual é a cor clara e viva?', palettes.mutirao.ipe),
  colourQuestion('barro', 'Barro: qual é a cor quente?', palettes.mutirao.barro),
];

export const delivery = {
  path: 'contact.delivery',
  label: 'Envio do formulário',
  ask: 'Para onde vai o que escrevem no formulário?',
  options: [
    { value: 'simulated', label: 'Para lugar nenhum, por enquanto', hint: 'mostra como seria, mas não envia nada' },
    { value: 'whatsapp', label: 'Para o WhatsApp', hint: 'abre a conversa com a mensagem pronta' },
    { value: 'formspree', label: 'Para o Formspree', hint: 'precisa do código do formulário' },
    { value: 'web3forms', label: 'Para o Web3Forms', hint: 'precisa da chave de acesso' },
    { value: 'http', label: 'Para um endereço nosso', hint: 'um servidor que receba a mensagem' },
  ],
} as const;

/** What each way of delivery needs to know, by its key in the configuration. */
export const deliveryQuestions: Readonly<Record<'http' | 'formspree' | 'web3forms', Question>> = {
  http: {
    path: 'contact.delivery.http',
    label: 'Endereço de envio',
    ask: 'Qual é o endereço que recebe a mensagem?',
    example: 'https://x.org/contato',
    tidy: webAddress,
  },
  formspree: {
    path: 'contact.delivery.formspree',
    label: 'Código do Formspree',
    ask: 'Qual é o código do formulário? É o fim do endereço que o Formspree mostra.',
    example: 'xayzabcd',
    tidy: formspreeCode,
  },
  web3forms: {
    path: 'contact.delivery.web3forms',
    label: 'Chave do Web3Forms',
    ask: 'Qual é a chave de acesso que o Web3Forms mandou por e-mail?',
    example: '6b1f9a52-3c0d-4e7a-9f21-8d5c4b3a2e10',
    tidy: text,
  },
};

/** Why the build would refuse a value, as it is said to somebody who is answering and not editing a file. */
export function objection(path: string, value: unknown): string | undefined {
  const expected = faultIn(path, value)?.replace(', entre aspas', '');
  return expected && `Esperava ${expected}.`;
}
