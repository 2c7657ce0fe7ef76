import type { ServiceContent } from './service.ts';

const files = import.meta.glob<ServiceContent>('./services/*.ts', { eager: true, import: 'service' });

/** A service and the last part of its address. */
export type Service = ServiceContent & { slug: string };

/** Every service, in its order: one for each file in `services/`. */
export const services: readonly Service[] = Object.entries(files)
  .map(([path, service]) => ({ ...service, slug: path.replace(/^.*\/|\.ts$/g, '') }))
  .sort((one, other) => one.order - other.order);

/** The words that all service pages share. */
export const servicePage = {
  back: 'Voltar para início',
  factsTitle: 'Em resumo',
  channelsTitle: 'Ou chame direto',
  neighboursTitle: 'Outros serviços',
  previous: 'Serviço anterior',
  next: 'Próximo serviço',
} as const;
