import type { ServiceContent } from '../service.ts';

export const service = {
  order: 5,
  name: 'Letramento Web3',
  description:
    'Letramento Web3 gratuito: carteiras, contratos inteligentes, DAOs e NFTs em palavras simples, com os usos e os riscos para o seu grupo.',
  summary: 'A internet com registros mantidos por quem participa, em palavras simples.',
  free: true,
  tile: { motif: 'folha', accent: 'ipe', seed: 'letramento' },
  lead: 'Entenda e use a Web3, a internet com regras e registros mantidos por quem participa.',
  quoteCall: 'Peça a sua vaga',
  facts: [
    { term: 'Você recebe', text: 'Encontros com prática, para você ou o seu coletivo.' },
    { term: 'Precisa saber antes', text: 'Nada. Começamos do começo.' },
    { term: 'Custa', text: 'Nada.' },
  ],
  sections: [
    {
      kind: 'explanation',
      title: 'Um caminho de quatro paradas',
      lead: 'Comece pela que faz mais falta ao seu grupo.',
      items: [],
      picture: {
        kind: 'path',
        caption: 'As quatro paradas, em qualquer ordem',
        stations: [
          {
            title: 'Estruturação de DAOs',
            text: 'DAO é um grupo que vota e cuida do caixa por regras abertas, em código. Desenhamos as suas com você.',
          },
          {
            title: 'Letramento',
            text: 'As palavras, os riscos e as escolhas, para o grupo decidir por conta própria.',
          },
          {
            title: 'NFTs funcionais',
            text: 'NFT é um registro único e verificável. Serve de certificado, ingresso ou carteirinha.',
          },
          {
            title: 'Integrações e ferramentas',
            text: 'Votação, caixa comum e assinatura digital, ligados ao que o grupo já usa.',
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
        { title: 'Tokens', text: 'Fichas digitais: quando servem e quando são só aposta.' },
        { title: 'Segurança', text: 'Os golpes mais comuns e os hábitos que protegem.' },
      ],
    },
    {
      kind: 'outside',
      title: 'Continue por conta própria',
      lead: 'Um site só sobre Web3, para ler quando quiser.',
      to: 'web3',
      call: 'Visite o site de Web3',
    },
  ],
  questions: {
    title: 'Antes de começar',
    items: [
      {
        question: 'O que vocês precisam de mim?',
        answer: 'Curiosidade e um celular ou computador. Ninguém precisa comprar criptomoeda.',
      },
      {
        question: 'Quanto custa perguntar?',
        answer: 'Nada. Participar também é gratuito.',
      },
      {
        question: 'E depois?',
        answer: 'Combinamos formato e horários, e o grupo escolhe por qual parada começar.',
      },
    ],
  },
  closing: {
    title: 'Quer aprender com a gente?',
    text: 'Conte quem é o grupo e o que já sabe.',
    call: 'Fale conosco',
  },
} as const satisfies ServiceContent;
