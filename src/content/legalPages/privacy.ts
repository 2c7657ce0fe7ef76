import type { Delivery } from '#contactForm/delivery.ts';
import type { Site } from '#content/files/site.ts';
import type { LegalPage } from './legalPage.ts';

/*
 * All words of the page on privacy. They are code and not content, because they say what the code does: an owner who
 * changed a sentence could make it untrue. Code that sends, stores or logs something else needs other words here.
 */

/**
 * The page on privacy, generated from the owner's choices.
 * @param hasForm Whether a page has the contact form.
 */
export function privacy(site: Site, hasForm: boolean): LegalPage {
  const { brand, facts } = site;
  const { kind } = site.contact.delivery;
  const purpose = kind === 'simulated' ? [] : [site.contact.purpose];
  return {
    title: 'Privacidade',
    lead: 'Esta página diz o que o site sabe de quem visita, para onde vai o que você escreve e a quem perguntar.',
    parts: [
      {
        title: 'Quem responde',
        texts: [
          `${brand.legalName} responde por este site.`,
          ...(facts.cnpj ? [`CNPJ ${facts.cnpj}`] : []),
          ...(facts.dataContact ? [`Quem cuida dos dados pessoais é ${facts.dataContact.replace(/\.$/, '')}.`] : []),
        ],
      },
      {
        title: 'Enquanto você lê',
        texts: [
          NOTHING_STORED,
          'Tudo o que o site mostra vem do endereço dele. Ao abrir uma página, o navegador não fala com mais ninguém.',
          'Como em todo site, o servidor pode anotar cada visita: a hora, a página e o endereço do aparelho na rede (IP).',
          `${serverSentence(site)} Por quanto tempo as anotações ficam guardadas, o site não sabe: pergunte a nós.`,
        ],
      },
      ...(hasForm ? [{ title: 'Quando você escreve para nós', texts: [...messages[kind], ...purpose] }] : []),
      {
        title: 'Quando você sai daqui',
        texts: ['Os links para fora abrem em outra aba. Lá valem as regras de cada lugar.'],
      },
      {
        title: 'Os seus direitos',
        texts: [
          'A Lei Geral de Proteção de Dados (LGPD, Lei 13.709, de 2018, artigo 18) garante que você pode, sem pagar nada:',
        ],
        points: {
          Saber: 'Você pergunta se temos dados seus, e quais.',
          Ver: 'Você pede uma cópia desses dados.',
          Corrigir: 'Corrigimos o que estiver errado, incompleto ou velho.',
          'Mandar apagar': 'Apagamos o que você pedir, menos o que a lei nos manda guardar.',
          Reclamar: 'Se não resolvermos, procure a ANPD (gov.br/anpd), a autoridade que cuida dessa lei.',
        },
      },
      {
        title: 'A quem pedir',
        texts: ['Diga o que você quer, e como escreveu para nós: assim achamos a sua mensagem.'],
        asks: true,
      },
    ],
  };
}

/** The security policy of every page enforces most of this sentence, and no script stores anything. */
const NOTHING_STORED = 'O site não usa cookies nem rastreadores, e não guarda dados seus no seu aparelho.';

const INBOX = 'A mensagem fica na nossa caixa de e-mail até que alguém de nós apague.';
const NOT_STORED =
  'O programa que a recebe não guarda nada dela, e o e-mail leva só o que você escreveu e o assunto que o formulário mostra.';

/** The sentences about a message, for each delivery. Those about the site's receiver must agree with docs/receivers.md. */
const messages: Record<Delivery['kind'], readonly string[]> = {
  simulated: [
    'O formulário é uma demonstração: não envia nada a ninguém.',
    'Para falar conosco, chame pelo WhatsApp, onde valem as regras dele.',
  ],
  whatsapp: [
    'O site não envia nada: ele põe o que você escreveu num link do WhatsApp.',
    'Quando você abre o link, o texto vai para o WhatsApp. A nós, só chega quando você aperta enviar lá.',
    'A conversa fica no seu WhatsApp e no nosso, até ser apagada em cada um.',
  ],
  formspree: [
    'A sua mensagem vai para o Formspree, um serviço de formulários, que a manda ao nosso e-mail.',
    'Ele pode guardar uma cópia, e o endereço do seu aparelho na rede (IP), pelas regras dele.',
    INBOX,
  ],
  php: [
    `A sua mensagem vai para o servidor deste site, que a manda ao nosso e-mail. ${NOT_STORED}`,
    'Contra abusos, o servidor conta as mensagens de cada endereço na rede (IP). No lugar do endereço fica um código, apagado com a primeira mensagem da hora seguinte.',
    INBOX,
  ],
};

/** The sentence about the server, which may log visits. */
function serverSentence({ contact, publishing }: Site): string {
  if (publishing?.kind === 'cloudflare') return 'O servidor é da Cloudflare, que tem as suas regras.';
  const isHosting = contact.delivery.kind === 'php' || publishing;
  return isHosting ? 'O servidor é da hospedagem que contratamos.' : 'O servidor é de quem hospeda o site.';
}
