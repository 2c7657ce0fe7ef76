import { describe, expect, test } from 'vitest';
import * as shipped from '../../src/content/content.ts';
import type { Content } from '../../src/content/read.ts';
import { filledSite } from '../../tests/variants/filledSite.ts';
import { listPromises } from './promises.ts';

const promised = (site: object) => listPromises({ ...shipped, site } as Content).found;

describe('what the site promises in the owner’s name', () => {
  test.each([
    'home.yaml, hero.eyebrow: Primeira consultoria gratuita',
    'home.yaml, impact.text: Para cada 10 clientes',
    'home.yaml, contact.steps.2: Proposta por escrito: ',
    'common.yaml, footer.privacy.simulated: Sem cookies nem rastreadores',
    'services/webdesign.yaml, facts.1: Você recebe: Um site no ar',
    'services/webdesign.yaml, sections.1.lead: Este site é a nossa amostra',
    'services/automacoes.yaml, sections.3.disclaimer: São marcas de outras empresas. Não temos parceria',
    'services/agentes-ai.yaml, questions.items.2: Quanto custa? A primeira consultoria é gratuita',
  ])('is told with the file and the field where it is changed: %s', (line) => {
    expect(promised(shipped.site)).toContainEqual(expect.stringContaining(line));
  });

  test('is what holds for the delivery that was chosen', () => {
    const lines = promised(filledSite).join('\n');
    for (const field of ['privacy.whatsapp', 'notice.whatsapp', 'notice.purpose', 'notice.erase']) {
      expect(lines).toContain(field);
      expect(promised(shipped.site).join('\n')).not.toContain(field);
    }
  });
});
