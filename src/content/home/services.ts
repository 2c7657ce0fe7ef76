import { call, group, sectionTitle, text } from '../schema/fields.ts';

/** The services' cards. Each service has a file of its own. */
export const services = group('Serviços', {
  title: sectionTitle,
  lead: text('Texto', { long: true }),
  hire: call('Botão para contratar'),
  more: call('Link para a página do serviço'),
});
