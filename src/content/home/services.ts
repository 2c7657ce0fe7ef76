import { interfaceWords } from '../interface.ts';
import { call, group, ownWords, sectionTitle, text } from '../schema/fields.ts';

/** The services' cards. Each service has a file of its own. */
export const services = group('Serviços', {
  title: sectionTitle,
  lead: text('Texto', { long: true }),
  ...ownWords(
    { hire: call('Botão para contratar'), more: call('Link para a página do serviço') },
    interfaceWords.home.services,
  ),
});
