import { typesetAll } from '#lib/typography.ts';
import type { ServiceContent } from '../service.ts';

export const service = typesetAll({
  order: 1,
  name: 'Agentes AI Personalizados',
  description:
    'Bots de IA com a voz do seu projeto para Telegram, Discord, WhatsApp, sites e apps. Você define o que eles sabem e quando chamam uma pessoa.',
  summary: 'Bots que conversam com a voz do seu projeto no Telegram, no Discord, no WhatsApp, no seu site ou app.',
  tile: { motif: 'meia', accent: 'azul', seed: 'agentes' },
  lead: 'Um bot com a voz do seu projeto, que responde na hora e sabe quando chamar uma pessoa.',
  quoteCall: 'Peça um orçamento',
  facts: [
    { term: 'Você recebe', text: 'Um agente pronto para conversar, com manual para a equipe.' },
    { term: 'Ele atende em', text: 'Telegram, Discord, WhatsApp, sites e apps.' },
    { term: 'Perguntar custa', text: 'Nada. A primeira consultoria é gratuita.' },
  ],
  sections: [
    {
      kind: 'explanation',
      title: 'Você define quem ele é',
      lead: 'O agente é um programa que lê a pergunta, procura a resposta no seu conteúdo e escreve no seu tom.',
      items: [
        { title: 'Personalidade', text: 'O nome, o tom e o jeito de acolher.' },
        { title: 'Conteúdo', text: 'O que ele sabe e de que documentos tirou.' },
        { title: 'Limites', text: 'O que ele não responde e quando chama alguém da equipe.' },
      ],
      picture: {
        kind: 'conversation',
        caption: 'Exemplo de conversa numa escola de artes',
        messages: [
          { from: 'visitor', name: 'Visitante', text: 'Oi! Minha filha tem 9 anos. Ela pode entrar na oficina?' },
          {
            from: 'agent',
            name: 'Agente',
            text: 'Pode sim! A oficina de sábado recebe crianças de 7 a 12 anos. Quer que eu guarde uma vaga?',
          },
          { from: 'visitor', name: 'Visitante', text: 'Quero. E vocês têm bolsa?' },
          {
            from: 'agent',
            name: 'Agente',
            text: 'Sobre bolsas quem decide é a coordenação. Vou chamar a Ana e deixar a vaga guardada.',
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
        { title: 'Atendimento 24/7', text: 'Resposta na hora, também de madrugada e no feriado.' },
        { title: 'Redução de custos', text: 'O repetido fica com o agente; a equipe cuida do que só gente resolve.' },
        { title: 'Experiência consistente', text: 'A mesma informação e o mesmo cuidado em toda conversa.' },
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
        answer:
          'As perguntas que mais chegam e os textos onde estão as respostas. Pode estar bagunçado: a gente organiza com você.',
      },
      {
        question: 'Quanto custa perguntar?',
        answer: 'Nada. Na primeira consultoria, gratuita, vemos juntos se um agente resolve o seu caso.',
      },
      {
        question: 'E depois?',
        answer:
          'Você recebe uma proposta por escrito. Se aprovar, a sua equipe testa o agente antes que ele fale com o público.',
      },
    ],
  },
  closing: {
    title: 'Vamos criar o seu agente?',
    text: 'Conte o que ele precisa resolver.',
    call: 'Fale conosco',
  },
} as const satisfies ServiceContent);
