import type { Delivery } from '#lib/delivery.ts';
import type { LinkTarget } from '#lib/links.ts';
import type { MarkName } from '#lib/marks.ts';

type NavigationItem = { label: string; to: LinkTarget };

/** The words that every page shares: header, footer, and what only a screen reader says. */
type CommonContent = {
  skipLink: string;
  header: {
    navigationLabel: string;
    items: readonly NavigationItem[];
    callLabel: string;
    menuLabel: string;
  };
  footer: {
    servicesTitle: string;
    otherLinks: readonly NavigationItem[];
    phrase: string;
    /** What becomes of what a visitor does here: true for each way of delivery, and tested. */
    privacy: Record<Delivery['kind'], string>;
    socialTitle: string;
    social: readonly (NavigationItem & { mark: MarkName })[];
  };
  channels: readonly (NavigationItem & { mark: MarkName; short: string })[];
  /** Said after the text of a link that leaves the site. */
  newTab: string;
  free: string;
  /** What a page's picture shows where its address is shared; `{title}` becomes the title that is on it. */
  cardAlt: string;
};

export const common = {
  skipLink: 'Pular para o conteúdo',
  header: {
    navigationLabel: 'Principal',
    items: [
      { label: 'Início', to: 'start' },
      { label: 'Sobre', to: 'about' },
      { label: 'Serviços', to: 'services' },
      { label: 'Impacto', to: 'impact' },
      { label: 'Contato', to: 'contact' },
    ],
    callLabel: 'Fale Conosco',
    menuLabel: 'Menu',
  },
  footer: {
    servicesTitle: 'Serviços',
    otherLinks: [
      { label: 'Sobre nós', to: 'about' },
      { label: 'Nosso impacto', to: 'impact' },
      { label: 'Contato', to: 'contact' },
      { label: 'Comunidade', to: 'discord' },
    ],
    phrase: 'Ética, impacto e autonomia digital',
    privacy: {
      simulated: 'Sem cookies nem rastreadores: nada do que você escreve é enviado.',
      whatsapp: 'Sem cookies nem rastreadores: o que você escreve só sai daqui quando você abre o WhatsApp.',
      http: 'Sem cookies nem rastreadores: o que você envia pelo formulário vai para o servidor que recebe nossas mensagens.',
      formspree: 'Sem cookies nem rastreadores: o que você envia pelo formulário chega a nós pelo Formspree.',
      web3forms: 'Sem cookies nem rastreadores: o que você envia pelo formulário chega a nós pelo Web3Forms.',
    },
    socialTitle: 'Redes sociais',
    social: [
      { label: 'Instagram', to: 'instagram', mark: 'instagram' },
      { label: 'GitHub', to: 'github', mark: 'github' },
      { label: 'Telegram, perfil', to: 'telegram', mark: 'telegram' },
      { label: 'Canal de vídeos', to: 'video', mark: 'youtube' },
    ],
  },
  channels: [
    { label: 'WhatsApp', short: 'WhatsApp', to: 'whatsapp', mark: 'whatsapp' },
    { label: 'Comunidade no Discord', short: 'Discord', to: 'discord', mark: 'discord' },
    { label: 'Grupo no Telegram', short: 'Telegram', to: 'telegramGroup', mark: 'telegram' },
  ],
  newTab: '(abre em nova aba)',
  free: 'Gratuito',
  cardAlt: 'Azulejos ao lado do título: {title}',
} as const satisfies CommonContent;
