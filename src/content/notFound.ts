import { typesetAll } from '#lib/typography.ts';

/** For whoever followed a dead link: what happened, and two ways on. */
export type NotFoundContent = {
  title: string;
  eyebrow: string;
  headline: string;
  lead: string;
  homeCall: string;
  servicesCall: string;
  servicesTitle: string;
  /** In English, for whoever reports the fault: the error catalogue's text, and HTTP's. */
  technical: string;
};

export const notFound = typesetAll({
  title: 'Página não encontrada',
  eyebrow: 'Erro 404',
  headline: 'Este azulejo ainda não foi assentado',
  lead: 'A página que você procura não existe ou mudou de lugar.',
  homeCall: 'Voltar para início',
  servicesCall: 'Ver serviços',
  servicesTitle: 'Talvez seja um destes',
  technical: 'Unexpected Application Error! 404 Not Found',
} as const satisfies NotFoundContent);
