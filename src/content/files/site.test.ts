import { expect, test } from 'vitest';
import { site } from './site.ts';

test.each([
  ['+123456789', false],
  ['+1234567890', true],
  ['+123 (456) 789-012-345', true],
  ['+1234567890123456', false],
  ['+0123456789', false],
])(
  '“%s” can be a phone number: %s, because it has 10 to 15 digits, and no country code starts with 0',
  (number, is) => {
    expect(site.shape.contact.shape.whatsapp.safeParse(number).success).toBe(is);
  },
);
