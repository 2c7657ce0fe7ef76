import type { Delivery } from './delivery.ts';

/** The footer's sentence of a site without a form. */
export const NO_FORM = 'Este site não usa cookies nem rastreadores.';

/**
 * The sentences about a message, for each delivery: above the fields of the form, and in the footer. These sentences are
 * code and not content, because only the code knows whether they are true. The page on privacy (`privacy.ts`) says more.
 */
export const sentences: Record<Delivery['kind'], { notice: string; footer: string }> = {
  simulated: {
    notice: 'Este formulário é uma demonstração: não envia nada. Para falar conosco, use um dos canais desta página.',
    footer: 'Este site não usa cookies nem rastreadores. O formulário não envia nada.',
  },
  whatsapp: {
    notice: 'A sua mensagem chega a nós pelo WhatsApp, e só depois que você apertar enviar lá.',
    footer: 'Este site não usa cookies nem rastreadores. O que você escreve só sai daqui quando você abre o WhatsApp.',
  },
  formspree: {
    notice: 'A sua mensagem chega a nós pelo Formspree, um serviço de formulários.',
    footer: 'Este site não usa cookies nem rastreadores. O que você envia pelo formulário chega a nós pelo Formspree.',
  },
  php: {
    notice: 'A sua mensagem vai deste site direto para o nosso e-mail.',
    footer:
      'Este site não usa cookies nem rastreadores. O que você envia pelo formulário vai deste site direto para o nosso e-mail.',
  },
};
