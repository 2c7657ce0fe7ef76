import { describe, expect, test } from 'vitest';
import * as shipped from '../../src/content/content.ts';
import type { Content } from '../../src/content/read.ts';
import { filledSite } from '../../tests/variants/filledSite.ts';
import { listPromises } from './promises.ts';

const promised = (site: object) => listPromises({ ...shipped, site } as Content).found;

describe('the list of the site’s promises in the owner’s name', () => {
  test.each([
    'home.yaml, Abertura › Linha acima do título: Primeira consultoria gratuita',
    'home.yaml, Impacto › Título: A cada dez clientes, um serviço grátis',
    'home.yaml, Impacto › Texto: Para cada 10 clientes',
    'home.yaml, Contato › O que acontece depois que a pessoa escreve 2: Proposta por escrito: ',
    'common.yaml, Rodapé › Frase do fim: Ética, impacto e autonomia digital',
    'common.yaml, Canais de conversa 1 › Quem responde: A equipe responde',
    'services/webdesign.yaml, Em resumo 1: Você recebe: Um site no ar',
    'services/webdesign.yaml, Partes da página 1 › Texto: Este site é a nossa amostra',
    'services/webdesign.yaml, Partes da página 2 › Listas 3: Desenvolvimento: Código que segue os padrões da web; Acessibilidade testada',
    'services/agentes-ai.yaml, Texto de abertura: ',
    'services/agentes-ai.yaml, Partes da página 1 › Pontos ao lado da figura 3: Limites: ',
    'services/agentes-ai.yaml, Partes da página 2 › Itens 1: Atendimento 24/7: ',
    'services/automacoes.yaml, Partes da página 3 › Ressalva: São marcas de outras empresas. Não temos parceria',
    'services/agentes-ai.yaml, Perguntas › Perguntas 2: Quanto custa? A primeira consultoria é gratuita',
  ])('has each promise with its file and the editor’s label: %s', (line) => {
    expect(promised(shipped.site)).toContainEqual(expect.stringContaining(line));
  });

  test('omits the text of links, because the linked page states its own promises', () => {
    const price = promised(shipped.site).filter((line) => line.includes('Quanto custa? A primeira consultoria'));
    expect(price).toHaveLength(4);
    for (const line of price) expect(line).toMatch(/Seu grupo não pode pagar\?$/);
  });

  test('has the hours, the prices and how long a service takes', () => {
    const site = { ...shipped.site, facts: { hours: 'segunda a sexta, das 9h às 18h' } };
    const services = [{ ...shipped.services[0], price: { from: 'R$ 1.500', length: 'três semanas' } }];
    const { found } = listPromises({ ...shipped, site, services } as Content);
    expect(found).toEqual(
      expect.arrayContaining([
        'site.yaml, Quem são vocês › Horário de atendimento: segunda a sexta, das 9h às 18h',
        'services/agentes-ai.yaml, Preço › A partir de: R$ 1.500',
        'services/agentes-ai.yaml, Preço › Quanto tempo leva: três semanas',
      ]),
    );
  });

  test('has only the promises for the chosen delivery', () => {
    const lines = promised(filledSite).join('\n');
    for (const field of ['Para que serve', 'Como pedir para apagar']) {
      expect(lines).toContain(field);
      expect(promised(shipped.site).join('\n')).not.toContain(field);
    }
  });
});
