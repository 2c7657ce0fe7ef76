import { expect, test } from 'vitest';
import { page } from './dist.ts';

test('the form of the demonstration has three required fields with labels, which browsers can fill in, without limits of its own', () => {
  const { document } = page('index.html');
  // The subject is a checkbox, which is hidden until a link chooses one.
  const fields = document.querySelectorAll('form :is(input:not([type=checkbox]), textarea)');
  const facts = fields.map(({ id, attrs: { name, type, autocomplete, placeholder, rows, required } }) => {
    const label = document.querySelector(`label[for="${id}"]`)?.text;
    return [label, name, type, autocomplete, placeholder, rows, required];
  });
  expect(facts).toEqual([
    ['Nome', 'name', 'text', 'name', 'Seu nome', undefined, ''],
    ['E-mail', 'email', 'email', 'email', 'voce@exemplo.com.br', undefined, ''],
    ['Mensagem', 'message', undefined, undefined, 'Como podemos ajudar?', '5', ''],
  ]);
  const limits = 'form[novalidate], form :is([pattern], [minlength], [maxlength], [title])';
  expect(document.querySelectorAll(limits)).toEqual([]);
});
