import { expect, test } from 'vitest';
import { factChannels } from './ownerFacts.ts';

test('the phone number of the facts is a channel that calls it', () => {
  expect(factChannels({ landline: '+55 81 3123-4567' })).toMatchObject([
    { label: 'Telefone', who: '+55 81 3123-4567', to: { href: 'tel:+558131234567' } },
  ]);
});
