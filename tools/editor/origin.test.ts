import { expect, test, vi } from 'vitest';
import { site } from '../../src/content/files/site.ts';
import { factSentences } from '../../src/content/ownerFacts.ts';
import { typesetAll } from '../../src/lib/typography.ts';
import { noteOrigin, unmarked } from './origin.ts';

vi.mock('../../src/lib/origin.ts', () => import('./origin.ts'));

test('in the preview, a sentence that carries its origin ends as on the published page', () => {
  const facts = { city: 'Trabalhamos a distância.', dataContact: 'Ana' } as Parameters<typeof factSentences>[0];
  const shown = factSentences(typesetAll(noteOrigin({ facts }, 'site.yaml', site)).facts);
  expect(shown.map(unmarked)).toEqual(factSentences(facts));
  expect(shown).not.toEqual(factSentences(facts));
});
