import type { ServiceContent } from '../service.ts';

export const service = {
  order: 1,
  name: 'Agentes AI Personalizados',
  description:
    'Bots de IA no tom do seu projeto para Telegram, Discord, WhatsApp, sites e apps. Você define o que sabem e quando chamam uma pessoa.',
  summary: 'Bots, programas que conversam por você no Telegram, no Discord, no WhatsApp, no site ou no app.',
  tile: { motif: 'meia', accent: 'azul', seed: 'agentes' },
  lead: 'O agente é um bot: um programa que conversa no tom do seu projeto e sabe chamar uma pessoa.',
  quoteCall: 'Peça um orçamento',
  facts: [
    { term: 'Você recebe', text: 'O agente pronto, com manual para a equipe.' },
    { term: 'Ele atende em', text: 'Telegram, Discord, WhatsApp, sites e apps.' },
    { term: 'Para começar', text: 'Primeira consultoria gratuita.' },
  ],
  sections: [
    {
      kind: 'explanation',
      title: 'Você define quem ele é',
      lead: 'Ele lê a pergunta, procura a resposta no seu conteúdo e escreve no seu tom.',
      items: [
        { title: 'Personalidade', text: 'O nome, o tom e o jeito de acolher.' },
        { title: 'Conteúdo', text: 'O que ele sabe e em que documentos se baseia.' },
        { title: 'Limites', text: 'O que ele não responde e quando chama a equipe.' },
      ],
      picture: {
        kind: 'conversation',
        caption: 'Exemplo de conversa numa escola de artes',
        messages: [
          { from: 'visitor', name: 'Visitante', text: 'Oi! Minha filha tem 9 anos. Ela pode entrar na oficina?' },
          {
            from: 'agent',
            name: 'Agente',
            text: 'Pode, sim! A oficina de sábado recebe crianças de 7 a 12 anos. Quer que eu guarde uma vaga?',
          },
          { from: 'visitor', name: 'Visitante', text: 'Quero. E vocês têm bolsa?' },
          {
            from: 'agent',
            name: 'Agente',
            text: 'Sobre bolsas, quem decide é a coordenação. Guardei a vaga e vou chamar a Ana.',
          },
          { from: 'note', text: 'Ana entrou na conversa' },
          { from: 'person', name: 'Ana, da coordenação', text: 'Oi! Já li tudo por aqui. Vamos ver essa bolsa?' },
        ],
      },
    },
    {
      kind: 'items',
      title: 'O que muda no dia a dia',
      items: [
        { title: 'Atendimento 24/7', text: 'Resposta na hora, até de madrugada e em feriado.' },
        { title: 'Redução de custos', text: 'O repetitivo fica com o agente; a equipe cuida do resto.' },
        { title: 'Experiência consistente', text: 'Uma só fonte de respostas, um só tom.' },
        { title: 'Escalabilidade', text: 'Muitas conversas ao mesmo tempo, sem fila.' },
        { title: 'Dados e insights', text: 'Você vê o que mais perguntam e o que falta responder.' },
        { title: 'Integração completa', text: 'Ligado à agenda, ao cadastro e às planilhas que você já usa.' },
      ],
    },
  ],
  questions: {
    title: 'Antes de começar',
    items: [
      {
        question: 'O que vocês precisam de mim?',
        answer: 'As perguntas mais comuns e os textos com as respostas. Pode vir bagunçado: a gente organiza.',
      },
      {
        question: 'Quanto custa perguntar?',
        answer: 'Nada. Na primeira consultoria, vemos com você se um agente resolve.',
      },
      {
        question: 'E depois?',
        answer: 'Você recebe uma proposta por escrito. A sua equipe testa o agente antes do público.',
      },
    ],
  },
  closing: {
    title: 'Vamos criar o seu agente?',
    text: 'Conte o que ele precisa resolver.',
    call: 'Fale conosco',
  },
} as const satisfies ServiceContent;
