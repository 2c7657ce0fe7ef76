import type { ServiceContent } from '../service.ts';

export const service = {
  order: 3,
  name: 'Agentics Personalizados',
  description:
    'Sistemas autônomos de IA que buscam uma meta dentro dos limites que você define, pedem aprovação a uma pessoa e aprendem com o resultado.',
  summary: 'Sistemas de IA que trabalham sozinhos por uma meta, nos limites que você define, e aprendem.',
  tile: { motif: 'ciclo', accent: 'barro', seed: 'agentics' },
  lead: 'Um Agentic é um sistema autônomo de IA: você dá meta e limites; ele planeja, age e aprende.',
  quoteCall: 'Peça um orçamento',
  facts: [
    { term: 'Você recebe', text: 'Um sistema que cuida de uma meta e registra o que fez e por quê.' },
    { term: 'Ele serve para', text: 'Vendas, atendimento, conteúdo e gestão.' },
    { term: 'Para começar', text: 'Primeira consultoria gratuita.' },
  ],
  sections: [
    {
      kind: 'explanation',
      title: 'Como um Agentic trabalha',
      lead: 'O agente conversa; o Agentic conduz o trabalho, passo a passo, rumo à meta.',
      items: [
        { title: 'Autonomia', text: 'Decide o próximo passo sozinho, dentro do que você permitiu.' },
        { title: 'Objetivos', text: 'Trabalha por uma meta que dá para conferir.' },
        { title: 'Aprendizado contínuo', text: 'Anota o que não deu certo e tenta de outro jeito.' },
      ],
      picture: {
        kind: 'flow',
        caption: 'Exemplo: encontrar editais para um coletivo de cultura',
        steps: [
          { by: 'tool', places: [{ at: 'Percebe', text: 'Lê os editais novos.' }] },
          { by: 'tool', places: [{ at: 'Planeja', text: 'Separa os que servem e lista os documentos.' }] },
          { by: 'person', places: [{ at: 'Uma pessoa aprova', text: 'Sem esse sim, nada segue.' }] },
          { by: 'tool', places: [{ at: 'Age', text: 'Prepara o rascunho e marca o prazo na agenda.' }] },
          { by: 'tool', places: [{ at: 'Aprende', text: 'Guarda o que foi recusado e o motivo.' }] },
        ],
        again: 'E recomeça, sabendo mais.',
      },
    },
    {
      kind: 'lists',
      title: 'Onde ele ajuda',
      lists: [
        {
          title: 'Vendas',
          points: [
            'Percebe quem se interessou e parou no meio',
            'Prepara a proposta a partir da conversa',
            'Lembra a equipe da hora de retomar',
          ],
        },
        {
          title: 'Atendimento',
          points: [
            'Separa o urgente do que pode esperar',
            'Resolve pedidos simples do começo ao fim',
            'Passa o caso a uma pessoa, com o histórico',
          ],
        },
        {
          title: 'Conteúdo',
          points: [
            'Acompanha os assuntos do seu público',
            'Propõe pautas e escreve rascunhos no seu tom',
            'Vê o que funcionou e ajusta o próximo',
          ],
        },
        {
          title: 'Gestão',
          points: [
            'Acompanha prazos e avisa antes do atraso',
            'Junta números de várias fontes num relatório',
            'Sugere a próxima tarefa a cada pessoa',
          ],
        },
      ],
    },
  ],
  questions: {
    title: 'Antes de começar',
    items: [
      {
        question: 'O que vocês precisam de mim?',
        answer: 'Uma meta clara, o que o sistema não pode fazer sozinho e o nome de quem aprova.',
      },
      {
        question: 'Quanto custa perguntar?',
        answer: 'Nada. Na primeira consultoria, dizemos se uma automação simples já basta.',
      },
      {
        question: 'E depois?',
        answer:
          'Você recebe uma proposta por escrito. O sistema começa só sugerindo; a autonomia cresce com a sua confiança.',
      },
    ],
  },
  closing: {
    title: 'Que meta você daria a ele?',
    text: 'Conte aonde quer chegar e o que não pode dar errado.',
    call: 'Fale conosco',
  },
} as const satisfies ServiceContent;
