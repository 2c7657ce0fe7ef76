import { interfaceWords } from '#interfaceWords.ts';
import { basePath, whatsappHref } from '#lib/links.ts';

/** The form's texts for a message that visitors send themselves. */
export type ChatWords = typeof interfaceWords.form.chat;

/** How the messages of the contact form reach the owner, with the data that each kind of delivery needs. */
export type Delivery =
  | { kind: 'simulated' }
  /** `chat`: the owner's WhatsApp link, with which visitors send the message themselves. */
  | { kind: 'whatsapp'; chat: string; words: ChatWords }
  /**
   * `address`: the URL that the message is posted to, also by a browser without scripts. `often`: what the form says if too
   * many messages arrived there.
   */
  | { kind: 'formspree' | 'php'; address: string; often: string };

/** The result of a delivery. */
export type Outcome =
  /** `restMs`: after how many milliseconds the form is idle again; by default when the visitor types again. */
  | { status: 'success'; restMs?: number }
  /** `message`: what the form says, if it is not its general sentence. */
  | { status: 'error'; message?: string }
  /** The message is ready in a link to `address`; the visitor sends it. */
  | { status: 'composed'; address: string };

/** The owner's choice of delivery, as in `site.yaml`. */
type Chosen = { kind: 'simulated' | 'whatsapp' | 'php' } | { kind: 'formspree'; form: string };

/** The part of `site.yaml` that a delivery is derived from. */
export type DeliverySettings = { address: string; contact: { delivery: Chosen; whatsapp: string } };

/** The delivery that the owner chose. Source of Formspree's URL: formspree.io/docs. */
export function deliveryFrom({ address, contact }: DeliverySettings): Delivery {
  const { often } = interfaceWords.form.answers;
  switch (contact.delivery.kind) {
    case 'simulated':
      return { kind: 'simulated' };
    case 'whatsapp':
      return { kind: 'whatsapp', chat: whatsappHref(contact.whatsapp), words: interfaceWords.form.chat };
    case 'formspree':
      return { kind: 'formspree', address: `https://formspree.io/f/${contact.delivery.form}`, often };
    case 'php':
      return { kind: 'php', address: `${basePath(address)}/contato.php`, often };
  }
}

/** The footer's sentence of every site. */
export const FOOTER_PROMISE = 'Este site não usa cookies nem rastreadores.';

/**
 * The facts of each delivery: the source that the security policy allows for it, and the sentences about a message above
 * the fields and in the footer. These sentences are code and not content, because only the code knows whether they are
 * true. The page on privacy (`privacy.ts`) says more.
 */
export const deliveries: Record<Delivery['kind'], { source?: string; notice: string; footer: string }> = {
  simulated: {
    notice: 'Este formulário é uma demonstração: não envia nada. Para falar conosco, use um dos canais desta página.',
    footer: 'O formulário não envia nada.',
  },
  whatsapp: {
    notice: 'A sua mensagem chega a nós pelo WhatsApp, e só depois que você apertar enviar lá.',
    footer: 'O que você escreve só sai daqui quando você abre o WhatsApp.',
  },
  formspree: {
    source: 'https://formspree.io',
    notice: 'A sua mensagem chega a nós pelo Formspree, um serviço de formulários.',
    footer: 'O que você envia pelo formulário chega a nós pelo Formspree.',
  },
  php: {
    source: "'self'",
    notice: 'A sua mensagem vai deste site direto para o nosso e-mail.',
    footer: 'O que você envia pelo formulário vai deste site direto para o nosso e-mail.',
  },
};

/**
 * The sources that the security policy allows for connections and for form targets. Connections include robots.txt,
 * because Lighthouse fetches it from inside the page.
 */
export function allowed(site: DeliverySettings): { connections: string[]; forms: string } {
  const { source } = deliveries[site.contact.delivery.kind];
  const robots = new URL('/robots.txt', site.address).href;
  return { connections: source ? [robots, source] : [robots], forms: source ?? "'none'" };
}
