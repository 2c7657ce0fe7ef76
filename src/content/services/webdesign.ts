import { typesetAll } from '#lib/typography.ts';
import type { ServiceContent } from '../service.ts';

export const service = typesetAll({
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
    { term: 'Ele funciona em', text: 'Celular simples, computador, leitor de tela e rede ruim.' },
    { term: 'Perguntar custa', text: 'Nada. A primeira consultoria é gratuita.' },
  ],
  sections: [
    {
      kind: 'explanation',
      title: 'Como desenhamos',
      lead: 'Este site é a nossa amostra. Tudo o que está escrito aqui você pode conferir nele.',
      items: [
        { title: 'Design centrado no usuário', text: 'Começa pela pergunta de quem chega, não pelo enfeite.' },
        { title: 'Mobile-first', text: 'Primeiro a tela do celular; as maiores vêm dela.' },
        { title: 'Performance', text: 'Página leve, que abre em rede ruim e não pula enquanto carrega.' },
      ],
      picture: {
        kind: 'widths',
        caption: 'A página inicial deste site em três larguras',
        widths: [
          { device: 'phone', name: 'Celular', text: 'Uma coluna, botões para o polegar.' },
          { device: 'tablet', name: 'Tablet', text: 'Duas colunas, o mesmo conteúdo.' },
          { device: 'desktop', name: 'Computador', text: 'A parede de azulejos ganha espaço.' },
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
          points: ['Nome e logotipo', 'Cores e letras', 'Guia curto de uso'],
        },
        {
          title: 'UX/UI',
          text: 'O caminho e as telas.',
          points: ['Mapa do site', 'Telas para celular e computador', 'Teste com gente de verdade'],
        },
        {
          title: 'Desenvolvimento',
          text: 'O código, feito para durar.',
          points: ['HTML que funciona em qualquer aparelho', 'Acessibilidade testada', 'Código-fonte entregue'],
        },
        {
          title: 'Conteúdo',
          text: 'As palavras e as imagens.',
          points: ['Textos claros, revisados com você', 'Imagens com descrição', 'Títulos que a busca entende'],
        },
        {
          title: 'Tecnologia',
          text: 'O que fica por baixo.',
          points: ['Domínio e hospedagem em seu nome', 'Conexão segura', 'Sem rastreadores'],
        },
        {
          title: 'Lançamento',
          text: 'O dia em que ele vai ao ar, e o seguinte.',
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
        answer: 'Saber para quem é o site e o que a pessoa deve conseguir fazer nele. Textos e fotos, se houver.',
      },
      {
        question: 'Quanto custa perguntar?',
        answer: 'Nada. Na primeira consultoria, gratuita, olhamos juntos o que você já tem.',
      },
      {
        question: 'E depois?',
        answer: 'Você recebe uma proposta por escrito, com as etapas. A cada etapa, vê e aprova antes da próxima.',
      },
    ],
  },
  closing: {
    title: 'Vamos desenhar o seu site?',
    text: 'Conte para quem ele é.',
    call: 'Fale conosco',
  },
} as const satisfies ServiceContent);
