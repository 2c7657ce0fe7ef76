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
    /** Leads to a file that a phone knows what to do with. */
    save: string;
    form: {
      title: string;
      name: Field;
      email: Field;
      message: Field;
      submit: string;
      submitting: string;
      success: string;
      error: string;
      /** Where the delivery is by WhatsApp. `{name}`, `{email}` and `{message}` become what the visitor wrote. */
      chat: { text: string; ready: string; confirm: string };
    };
    noScript: string;
    /** Where the form did not come. */
    failed: string;
  };
};

type Item = { title: string; text: string };
type Field = { label: string; placeholder: string };

export const home = {
  hero: {
    eyebrow: 'Primeira consultoria gratuita',
    headline: 'Inteligência aplicada para impacto real',
    lead: 'Agentes de IA, automações e sites para quem trabalha com propósito.',
    servicesCall: 'Conheça os serviços',
    contactCall: 'Fale conosco',
    hint: 'Role para nos conhecer',
  },
  about: {
    title: 'Feito junto, em qualquer lugar',
    statement:
      'Somos uma equipe nômade, descentralizada e regenerativa: decidimos juntos, de onde estamos, e devolvemos o que aprendemos.',
    craft:
      'Nosso ofício é o agentic SaaS: programas de IA que agem por você, oferecidos como serviço. Unimos automação, IA e comunicação para gerar impacto positivo.',
    values: [
      {
        title: 'Inovação',
        text: 'Testamos o novo: só fica o que resolve.',
      },
      {
        title: 'Descentralização',
        text: 'Evitamos que o seu projeto dependa de uma só empresa, mesmo a nossa.',
      },
      {
        title: 'Colaboração',
        text: 'Criamos com a sua equipe e deixamos tudo por escrito.',
      },
    ],
    audienceTitle: 'Para quem é',
    audience: ['Coletivos', 'Associações', 'Escolas', 'Quem empreende', 'Agentes públicos', 'Projetos com propósito'],
    principlesTitle: 'O que vale em todo projeto',
    principles: [
      {
        title: 'Transparência',
        text: 'Você sabe o que foi feito, por quê e por quanto.',
      },
      {
        title: 'Ferramentas abertas',
        text: 'Preferimos o código que todos podem examinar.',
      },
      {
        title: 'Autonomia sobre os dados',
        text: 'Os dados são seus. Combinamos onde ficam e quem os vê.',
      },
      {
        title: 'Acessibilidade digital',
        text: 'Serve a quem ouve a tela ou usa só o teclado.',
      },
    ],
  },
  services: {
    title: 'Escolha por onde começar',
    lead: 'Na dúvida, comece por uma conversa.',
    hire: 'Contratar',
    more: 'Saiba mais',
  },
  impact: {
    title: 'A cada dez clientes, um serviço inteiro de presente',
    text: 'Para cada 10 clientes pagantes, entregamos 1 serviço completo, sem custo, a uma associação, coletivo, escola ou projeto social.',
    lead: 'Cada contrato ajuda a pagá-lo.',
    call: 'Indique um projeto',
  },
  contact: {
    title: 'Vamos conversar?',
    lead: 'A primeira consultoria é gratuita e sem compromisso.',
    channelsTitle: 'Se preferir, chame direto',
    save: 'Salvar nos contatos',
    form: {
      title: 'Escreva para nós',
      name: { label: 'Nome', placeholder: 'Seu nome' },
      email: { label: 'E-mail', placeholder: 'voce@exemplo.com.br' },
      message: { label: 'Mensagem', placeholder: 'Como podemos ajudar?' },
      submit: 'Enviar mensagem',
      submitting: 'Enviando...',
      success: 'Mensagem enviada com sucesso! Entraremos em contato em breve.',
      error: 'Ocorreu um erro ao enviar a mensagem. Por favor, tente novamente.',
      chat: {
        text: 'Olá! Sou {name} e escrevo pelo site.\n\n{message}\n\nMeu e-mail: {email}',
        ready: 'Mensagem pronta: falta só enviar no WhatsApp.',
        confirm: 'Abrir no WhatsApp',
      },
    },
    noScript: 'O formulário precisa de JavaScript, desligado no seu navegador. Fale com a gente por aqui:',
    failed: 'O formulário não carregou. Tente de novo ou fale com a gente por aqui:',
  },
} as const satisfies HomeContent;
