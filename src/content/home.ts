import { typesetAll } from '#lib/typography.ts';

/** The home page makes one argument: who we are, what we do, whom it serves, how to begin. */
export type HomeContent = {
  hero: {
    eyebrow: string;
    /** Also the page's title, after the brand. */
    headline: string;
    lead: string;
    servicesCall: string;
    contactCall: string;
    hint: string;
  };
  about: {
    title: string;
    statement: string;
    craft: string;
    /** Three, as the specification counts them. */
    values: readonly [Item, Item, Item];
    audienceTitle: string;
    audience: readonly string[];
    principlesTitle: string;
    principles: readonly Item[];
  };
  services: { title: string; lead: string; hire: string; more: string };
  impact: { title: string; text: string; lead: string; call: string };
  contact: {
    title: string;
    lead: string;
    channelsTitle: string;
    form: {
      title: string;
      name: Field;
      email: Field;
      message: Field;
      submit: string;
      submitting: string;
      success: string;
      error: string;
    };
    noScript: string;
  };
};

type Item = { title: string; text: string };
type Field = { label: string; placeholder: string };

export const home = typesetAll({
  hero: {
    eyebrow: 'Primeira consultoria gratuita',
    headline: 'Inteligência aplicada para impacto real',
    lead: 'Automação, IA e comunicação para quem trabalha com propósito.',
    servicesCall: 'Conheça os serviços',
    contactCall: 'Fale conosco',
    hint: 'Role para nos conhecer',
  },
  about: {
    title: 'Feito junto, em qualquer lugar',
    statement:
      'Somos uma equipe nômade, descentralizada e regenerativa. Cada pessoa trabalha de onde está, as decisões são de todas, e todo projeto deixa alguém sabendo mais do que sabia.',
    craft:
      'Nosso ofício é o agentic SaaS: programas de IA que agem por você, oferecidos como serviço. Unimos automação, IA e comunicação para gerar impacto positivo.',
    values: [
      {
        title: 'Inovação',
        text: 'Testamos o novo com pé no chão. Só entra no seu projeto o que resolve.',
      },
      {
        title: 'Descentralização',
        text: 'Nenhuma peça depende de uma só empresa, nem da nossa. Você nunca fica refém.',
      },
      {
        title: 'Colaboração',
        text: 'Criamos com a sua equipe, anotamos tudo e deixamos o conhecimento com vocês.',
      },
    ],
    audienceTitle: 'Com quem trabalhamos',
    audience: ['Coletivos', 'Associações', 'Escolas', 'Quem empreende', 'Agentes públicos', 'Projetos com propósito'],
    principlesTitle: 'O que vale em todo projeto',
    principles: [
      {
        title: 'Transparência',
        text: 'Você sabe o que foi feito, por quê e a que preço.',
      },
      {
        title: 'Ferramentas abertas',
        text: 'Preferimos programas que qualquer pessoa pode ler, copiar e levar.',
      },
      {
        title: 'Autonomia sobre os dados',
        text: 'Os dados são seus e ficam onde você escolher.',
      },
      {
        title: 'Acessibilidade digital',
        text: 'Com leitor de tela, só com teclado ou num celular simples, tem que funcionar.',
      },
    ],
  },
  services: {
    title: 'Escolha por onde começar',
    lead: 'Se ainda não souber, comece pela conversa.',
    hire: 'Contratar',
    more: 'Saiba mais',
  },
  impact: {
    title: 'A cada dez clientes, um serviço inteiro de presente',
    text: 'Para cada 10 clientes pagantes, entregamos 1 serviço completo, sem custo, a uma associação, coletivo, escola ou projeto social.',
    lead: 'Quem contrata ajuda a financiar quem transforma.',
    call: 'Indique um projeto',
  },
  contact: {
    title: 'Vamos conversar?',
    lead: 'A primeira consultoria é gratuita e não obriga a nada.',
    channelsTitle: 'Se preferir, chame direto',
    form: {
      title: 'Escreva para nós',
      name: { label: 'Nome', placeholder: 'Seu nome' },
      email: { label: 'E-mail', placeholder: 'voce@exemplo.com.br' },
      message: { label: 'Mensagem', placeholder: 'Como podemos ajudar?' },
      submit: 'Enviar mensagem',
      submitting: 'Enviando...',
      success: 'Mensagem enviada com sucesso! Entraremos em contato em breve.',
      error: 'Ocorreu um erro ao enviar a mensagem. Por favor, tente novamente.',
    },
    noScript:
      'Este formulário precisa de JavaScript, que está desligado no seu navegador. Sem ele, fale com a gente por um destes canais:',
  },
} as const satisfies HomeContent);
