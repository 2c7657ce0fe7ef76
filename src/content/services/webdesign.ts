import type { ServiceContent } from '../service.ts';

export const service = {
  order: 4,
  name: 'Webdesign Completo',
  description:
    'Da marca ao lançamento: um site rápido e acessível, pensado primeiro para o celular, com código, textos e contas em seu nome.',
  summary: 'Da marca ao lançamento: um site rápido, acessível e pensado primeiro para o celular.',
  tile: { motif: 'corte', accent: 'tinta', seed: 'webdesign' },
  lead: 'Marca, textos, telas e código: um site rápido, que as pessoas entendem e conseguem usar.',
  quoteCall: 'Peça um orçamento',
  facts: [
    { term: 'Você recebe', text: 'Um site no ar, com código, textos e contas em seu nome.' },
    { term: 'Ele funciona com', text: 'Celular simples, computador, leitor de tela e internet lenta.' },
    { term: 'Para começar', text: 'Primeira consultoria gratuita.' },
  ],
  sections: [
    {
      kind: 'explanation',
      title: 'Como desenhamos',
      lead: 'Este site é a nossa amostra: confira nele como trabalhamos.',
      items: [
        { title: 'Design centrado no usuário', text: 'Começa pela pergunta de quem chega, não pelo enfeite.' },
        { title: 'Mobile-first', text: 'Desenhamos primeiro para o celular, depois para telas maiores.' },
        { title: 'Performance', text: 'Página leve, que abre com internet lenta e não pula ao carregar.' },
      ],
      picture: {
        kind: 'widths',
        caption: 'Esta página em três larguras',
        widths: [
          { device: 'phone', name: 'Celular', text: 'Uma coluna, botões para o polegar.' },
          { device: 'tablet', name: 'Tablet', text: 'O mesmo conteúdo, com mais respiro.' },
          { device: 'desktop', name: 'Computador', text: 'A faixa de azulejos ganha espaço.' },
        ],
      },
    },
    {
      kind: 'lists',
      title: 'O que está incluído',
      lists: [
        {
          title: 'Branding',
          text: 'A cara e a voz do projeto.',
          points: ['Nome e logotipo', 'Cores e tipos de letra', 'Guia curto de uso'],
        },
        {
          title: 'UX/UI',
          text: 'O caminho de quem visita e as telas.',
          points: ['Mapa do site', 'Telas para celular e computador', 'Teste com gente de verdade'],
        },
        {
          title: 'Desenvolvimento',
          text: 'As telas viram site.',
          points: ['Código que segue os padrões da web', 'Acessibilidade testada', 'Código-fonte entregue'],
        },
        {
          title: 'Conteúdo',
          text: 'As palavras e as imagens.',
          points: ['Textos claros, revisados com você', 'Imagens com descrição', 'Títulos que os buscadores entendem'],
        },
        {
          title: 'Tecnologia',
          text: 'O que fica por baixo.',
          points: ['Domínio e hospedagem em seu nome', 'Conexão segura', 'Sem rastrear quem visita'],
        },
        {
          title: 'Lançamento',
          text: 'A estreia e o dia seguinte.',
          points: ['Conferência final página a página', 'Cadastro nos buscadores', 'Treino para a equipe atualizar'],
        },
      ],
    },
  ],
  questions: {
    title: 'Antes de começar',
    items: [
      {
        question: 'O que vocês precisam de mim?',
        answer: 'Saber quem vai usar o site e para quê. Textos e fotos, se houver.',
      },
      {
        question: 'Quanto custa perguntar?',
        answer: 'Nada. Na primeira consultoria, olhamos com você o que já existe.',
      },
      {
        question: 'E depois?',
        answer: 'Você recebe uma proposta por escrito e aprova cada etapa antes da próxima.',
      },
    ],
  },
  closing: {
    title: 'Vamos desenhar o seu site?',
    text: 'Conte quem precisa dele.',
    call: 'Fale conosco',
  },
} as const satisfies ServiceContent;
