import type { ServiceContent } from '../service.ts';

export const service = {
  order: 2,
  name: 'Automações com IA',
  description:
    'Ligamos as ferramentas que você já usa e deixamos o repetitivo com a IA. O que importa espera a sua aprovação.',
  summary: 'As ferramentas que você já usa, ligadas entre si. O repetitivo sai da sua mesa.',
  tile: { motif: 'fluxo', accent: 'mata', seed: 'fluxos' },
  lead: 'Ligamos as ferramentas que você já usa. A IA faz o repetitivo; você aprova o que importa.',
  quoteCall: 'Peça um orçamento',
  facts: [
    { term: 'Você recebe', text: 'Automações funcionando nas suas contas, explicadas por escrito.' },
    { term: 'Elas ligam', text: 'Formulários, planilhas, conversas, agendas e redes sociais.' },
    { term: 'Para começar', text: 'Primeira consultoria gratuita.' },
  ],
  sections: [
    {
      kind: 'explanation',
      title: 'Do pedido à resposta, sem copiar e colar',
      items: [
        { title: 'Algo acontece', text: 'Chega uma mensagem, uma data.' },
        { title: 'A IA prepara', text: 'Lê, resume e põe tudo no lugar.' },
        { title: 'Alguém aprova', text: 'Quem você escolher dá a palavra final.' },
      ],
      picture: {
        kind: 'flow',
        caption: 'Exemplo: inscrição numa oficina de cerâmica',
        steps: [
          { by: 'tool', places: [{ at: 'Formulário', text: 'Joana pede uma vaga.' }] },
          { by: 'ai', places: [{ at: 'IA', text: 'Resume o pedido e confere se falta algum dado.' }] },
          {
            by: 'tool',
            places: [
              { at: 'Planilha', text: 'Ganha uma linha com os dados da Joana.' },
              { at: 'Conversa', text: 'O grupo da equipe recebe o resumo.' },
            ],
          },
          { by: 'person', places: [{ at: 'Rita, da equipe', text: 'Lê e aprova com um toque.' }] },
          { by: 'tool', places: [{ at: 'Resposta', text: 'Joana recebe a confirmação.' }] },
        ],
      },
    },
    {
      kind: 'items',
      title: 'O que dá para automatizar',
      items: [
        { title: 'Geração de conteúdo', text: 'Rascunhos de posts a partir das suas anotações.' },
        { title: 'Análise de dados', text: 'Planilhas e respostas viram um resumo.' },
        { title: 'Gestão de clientes', text: 'Cada contato anotado, com lembrete.' },
        { title: 'Processos internos', text: 'Inscrições, pedidos e avisos andam sozinhos.' },
        { title: 'Redes sociais', text: 'Publicações agendadas, comentários num só lugar.' },
        { title: 'Personalização', text: 'Cada pessoa recebe a mensagem que é para ela.' },
      ],
    },
    {
      kind: 'platforms',
      title: 'Plataformas que integramos',
      lead: 'Usa outra? Pergunte.',
      groups: [
        {
          title: 'Produtividade',
          text: 'Onde a equipe anota e organiza.',
          platforms: [
            { name: 'Google Planilhas', mark: 'googlesheets' },
            { name: 'Notion', mark: 'notion' },
            { name: 'Trello', mark: 'trello' },
          ],
        },
        {
          title: 'Comunicação',
          text: 'Onde as pessoas conversam.',
          platforms: [
            { name: 'WhatsApp', mark: 'whatsapp' },
            { name: 'Telegram', mark: 'telegram' },
            { name: 'Discord', mark: 'discord' },
            { name: 'Gmail', mark: 'gmail' },
          ],
        },
        {
          title: 'Automação no-code',
          text: 'Onde se monta a sequência, sem código.',
          platforms: [
            { name: 'n8n', mark: 'n8n' },
            { name: 'Make', mark: 'make' },
            { name: 'Zapier', mark: 'zapier' },
          ],
        },
      ],
      disclaimer: 'As marcas são de seus donos. Não temos parceria com essas empresas.',
    },
  ],
  questions: {
    title: 'Antes de começar',
    items: [
      {
        question: 'O que vocês precisam de mim?',
        answer: 'Uma tarefa que se repete e alguém que a conheça bem.',
      },
      {
        question: 'Quanto custa perguntar?',
        answer: 'Nada. Na primeira consultoria, achamos juntos a tarefa que mais pesa.',
      },
      {
        question: 'E depois?',
        answer: 'Uma proposta por escrito. Começamos por uma automação.',
      },
    ],
  },
  closing: {
    title: 'Qual tarefa sai da sua mesa primeiro?',
    text: 'Conte o que se repete na sua semana.',
    call: 'Fale conosco',
  },
} as const satisfies ServiceContent;
