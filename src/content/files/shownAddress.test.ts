import { expect, test } from 'vitest';
import { shownAddress } from './shownAddress.ts';

test.each([
  ['https://xn--ao-siap.org.br', 'ação.org.br'],
  ['https://www.xn--ao-siap.org.br/pasta', 'www.ação.org.br/pasta'],
  ['equipe@xn--ao-siap.org.br', 'equipe@ação.org.br'],
  ['https://a.org/xn--ao-siap', 'a.org/xn--ao-siap'],
])('the address %s is shown as %s', (address, shown) => expect(shownAddress(address)).toBe(shown));
