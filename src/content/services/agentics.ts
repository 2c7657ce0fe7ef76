import { typesetAll } from '#lib/typography.ts';
import type { ServiceContent } from '../service.ts';

export const service = typesetAll({
  order: 3,
  name: 'Agentics Personalizados',
  description:
    'Sistemas autônomos de IA que perseguem uma meta dentro dos limites que você define, pedem aprovação a uma pessoa e aprendem com o resultado.',
  summary: 'Sistemas autônomos que perseguem uma meta, decidem dentro dos seus limites e aprendem com o resultado.',
  tile: { motif: 'ciclo', accent: 'barro', seed: 'agentics' },
  lead: 'Sistemas autônomos de IA: você dá a meta e os limites, eles planejam, agem e aprendem.',
  quoteCall: 'Peça um orçamento',
  facts: [
    { term: 'Você recebe', text: 'Um sistema que cuida de uma meta, com registro do que fez e por quê.' },
    { term: 'Ele serve para', text: 'Vendas, atendimento, conteúdo e gestão.' },
    { term: 'Perguntar custa', text: 'Nada. A primeira consultoria é gratuita.' },
  ],
  sections: [
    {
      kind: 'explanation',
      title: 'Como um Agentic trabalha',
      lead: 'Um agente conversa; um Agentic vai além e conduz o trabalho, passo a passo, até a meta.',
      items: [
        { title: 'Autonomia', text: 'Decide o próximo passo sozinho, dentro do que você permitiu.' },
        { title: 'Objetivos', text: 'Trabalha por uma meta que dá para conferir.' },
        { title: 'Aprendizado contínuo', text: 'Anota o que deu certo e o que não deu, e faz diferente.' },
      ],
      picture: {
        kind: 'cycle',
        caption: 'Exemplo: encontrar editais para um coletivo de cultura',
        steps: [
          { by: 'machine', title: 'Percebe', text: 'Lê os editais novos.' },
          { by: 'machine', title: 'Planeja', text: 'Separa os que servem e lista os documentos.' },
          { by: 'person', title: 'Uma pessoa aprova', text: 'Sem esse sim, nada segue.' },
          { by: 'machine', title: 'Age', text: 'Prepara o rascunho e marca o prazo na agenda.' },
          { by: 'machine', title: 'Aprende', text: 'Guarda o que foi recusado e o motivo.' },
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
            'Prepara a proposta com o que já foi conversado',
            'Lembra a equipe da hora de retomar',
          ],
        },
        {
          title: 'Atendimento',
          points: [
            'Separa o urgente do que pode esperar',
            'Resolve pedidos simples do começo ao fim',
            'Passa o caso a uma pessoa com a história completa',
          ],
        },
        {
          title: 'Conteúdo',
          points: [
            'Acompanha os assuntos do seu público',
            'Propõe pautas e escreve rascunhos no seu tom',
            'Compara o que funcionou e ajusta o seguinte',
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
        answer: 'Uma meta clara, o que ele nunca pode fazer sozinho e o nome de quem aprova.',
      },
      {
        question: 'Quanto custa perguntar?',
        answer: 'Nada. Na primeira consultoria, gratuita, dizemos também quando uma automação simples basta.',
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
} as const satisfies ServiceContent);
