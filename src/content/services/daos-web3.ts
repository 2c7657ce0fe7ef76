import { typesetAll } from '#lib/typography.ts';
import type { ServiceContent } from '../service.ts';

export const service = typesetAll({
  order: 5,
  name: 'Letramento Web3',
  description:
    'Letramento Web3 gratuito: o que são DAOs, NFTs, carteiras e contratos inteligentes, e como um coletivo usa isso com segurança, sem jargão.',
  summary: 'A internet em que as regras e os registros são de quem participa, explicada sem jargão.',
  free: true,
  tile: { motif: 'folha', accent: 'ipe', seed: 'letramento' },
  lead: 'Entenda e use a Web3, a internet em que as regras e os registros são de quem participa.',
  quoteCall: 'Peça a sua vaga',
  facts: [
    { term: 'Você recebe', text: 'Encontros de aprendizado e prática, para você ou para o seu coletivo.' },
    { term: 'Precisa saber antes', text: 'Nada. Começamos do começo.' },
    { term: 'Custa', text: 'Nada. É gratuito.' },
  ],
  sections: [
    {
      kind: 'explanation',
      title: 'Um caminho de quatro estações',
      lead: 'Comece pela que faz mais falta ao seu grupo.',
      items: [],
      picture: {
        kind: 'path',
        caption: 'As quatro estações do caminho',
        stations: [
          {
            title: 'Estruturação de DAOs',
            text: 'DAO é uma organização com regras e caixa abertos a quem participa. Desenhamos as regras da sua.',
          },
          {
            title: 'Letramento',
            text: 'As palavras, os riscos e as escolhas, até a equipe decidir por conta própria.',
          },
          {
            title: 'NFTs funcionais',
            text: 'NFT é um registro único e verificável. Serve de certificado, ingresso ou carteirinha.',
          },
          {
            title: 'Integrações e ferramentas',
            text: 'Votação, caixa comum e assinaturas, ligados ao que o grupo já usa.',
          },
        ],
      },
    },
    {
      kind: 'items',
      title: 'O que você vai entender',
      items: [
        { title: 'Blockchain', text: 'Um registro público, copiado em muitos lugares, que ninguém altera sozinho.' },
        { title: 'Carteiras', text: 'A chave que é só sua: como criar, usar e não perder.' },
        { title: 'Contratos inteligentes', text: 'Acordos escritos em código, que se cumprem sem intermediário.' },
        { title: 'Governança', text: 'Jeitos de propor, votar e prestar contas em grupo.' },
        { title: 'Tokens', text: 'O que representam, quando servem e quando são só aposta.' },
        { title: 'Segurança', text: 'Os golpes mais comuns e os hábitos que protegem.' },
      ],
    },
    {
      kind: 'outside',
      title: 'Continue por conta própria',
      lead: 'No nosso site sobre Web3 estão os materiais abertos, para ler quando quiser.',
      to: 'web3',
      call: 'Visite o site de Web3',
    },
  ],
  questions: {
    title: 'Antes de começar',
    items: [
      {
        question: 'O que vocês precisam de mim?',
        answer: 'Curiosidade e um celular ou computador. Ninguém precisa comprar moeda nenhuma.',
      },
      {
        question: 'Quanto custa perguntar?',
        answer: 'Nada, e participar também não custa. O letramento é gratuito.',
      },
      {
        question: 'E depois?',
        answer: 'Combinamos com você o formato e os horários, e o grupo começa pela estação que escolher.',
      },
    ],
  },
  closing: {
    title: 'Vamos aprender juntos?',
    text: 'Conte quem é o grupo e o que já ouviram falar.',
    call: 'Fale conosco',
  },
} as const satisfies ServiceContent);
