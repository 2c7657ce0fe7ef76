import { expect, test } from 'vitest';
import { services } from '../../src/content/content.ts';
import { page } from './dist.ts';

/** The facts of the demonstration: other sites have other words. */

test('the form has three required fields with labels, which browsers can fill in, without limits of its own', () => {
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

test.each(services)('from the page of $name, the menu begins a message in WhatsApp that names it', ({ slug, name }) => {
  const links = page(`${slug}.html`).document.querySelectorAll('header a[href^="https://wa.me"]');
  const text = `Olá! Vim da página ${name} e gostaria de conversar.`;
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `https://wa.me/5500000000000?text=${encodeURIComponent(text)}`,
  ]);
});
