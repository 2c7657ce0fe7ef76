/**
 * The words of the interface, by file and field. The owner's files may replace each of them; an empty or missing field
 * means the word here.
 */
export const interfaceWords = {
  common: {
    header: { callLabel: 'Fale Conosco', menuLabel: 'Menu', navigationLabel: 'Principal' },
    footer: { servicesTitle: 'Serviços', socialTitle: 'Redes sociais' },
    facts: {
      email: 'E-mail',
      hours: 'Atendimento:',
      city: 'Cidade:',
      invoice: 'Emitimos nota fiscal.',
      dataContact: 'Responde pelos dados pessoais:',
    },
    servicePage: {
      back: 'Voltar para início',
      factsTitle: 'Em resumo',
      channelsTitle: 'Ou chame direto',
      neighboursTitle: 'Outros serviços',
      previous: 'Serviço anterior',
      next: 'Próximo serviço',
      price: {
        price: 'Preço',
        from: 'A partir de',
        once: 'pago uma vez',
        monthly: 'por mês',
        both: 'uma parte uma vez e outra por mês',
        drivers: 'O preço depende',
        length: 'Prazo',
      },
    },
    form: {
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
      answers: {
        name: 'Nome: escreva de 1 a {most} letras.',
        email: 'E-mail: escreva um endereço completo, como voce@exemplo.com.br.',
        message: 'Mensagem: escreva de 1 a {most} letras.',
        often:
          'Chegaram mensagens demais em pouco tempo. O seu texto continua aqui: envie de novo mais tarde, ou chame direto.',
      },
      simulatedCall: 'Fale com a equipe no WhatsApp',
      save: 'Salvar nos contatos',
      noScript: 'O formulário precisa de JavaScript, que está desligado no seu navegador. Fale conosco por aqui:',
      failed: 'O formulário não carregou. Envie de novo, sem reescrever, ou fale conosco:',
    },
    lists: {
      by: 'Por',
      authorized: 'Publicado com autorização',
      feed: 'Receba as novidades por RSS',
      pages: 'Páginas da lista',
      page: 'Página',
      cases: {
        title: 'Casos',
        all: 'Todos os casos',
        others: 'Outros casos',
        previous: 'Caso anterior',
        next: 'Próximo caso',
      },
      news: {
        title: 'Novidades',
        all: 'Todas as novidades',
        others: 'Outras novidades',
        previous: 'Mais nova',
        next: 'Mais antiga',
      },
    },
    free: 'Gratuito',
    newTab: '(abre em nova aba)',
    skipLink: 'Pular para o conteúdo',
    cardAlt: 'Azulejos ao lado do título: {title}',
  },
  blocks: {
    services: { hire: 'Contratar', more: 'Saiba mais' },
    testimonials: { source: 'Ler onde foi dito' },
    contact: {
      formTitle: 'Escreva para nós',
      stepsTitle: 'O que acontece depois que você escreve',
      channelsTitle: 'Se preferir, chame direto',
    },
    closing: { call: 'Fale conosco' },
  },
  notFound: {
    title: 'Página não encontrada',
    eyebrow: 'Erro 404',
    homeCall: 'Voltar para início',
    servicesCall: 'Ver serviços',
    servicesTitle: 'Talvez você procure um destes serviços',
    technical: 'Unexpected Application Error! 404 Not Found',
  },
};
