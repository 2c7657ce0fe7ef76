/** For whoever followed a dead link: what happened, and two ways on. */
export type NotFoundContent = {
  title: string;
  /** For a chat that shows a dead link: search engines leave the page out. */
  description: string;
  eyebrow: string;
  headline: string;
  lead: string;
  homeCall: string;
  servicesCall: string;
  servicesTitle: string;
  /** In English, for whoever reports the fault: the error catalogue's text, and HTTP's. */
  technical: string;
};

export const notFound = {
  title: 'Página não encontrada',
  description: 'Esta página não existe ou mudou de lugar. Volte para o início ou escolha um dos nossos serviços.',
  eyebrow: 'Erro 404',
  headline: 'Este azulejo ainda não foi assentado',
  lead: 'A página que você procura não existe ou mudou de lugar.',
  homeCall: 'Voltar para início',
  servicesCall: 'Ver serviços',
  servicesTitle: 'Talvez seja um destes',
  technical: 'Unexpected Application Error! 404 Not Found',
} as const satisfies NotFoundContent;
