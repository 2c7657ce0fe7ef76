import { expect, test } from 'vitest';
import { services } from '../../src/content/content.ts';
import { page } from './dist.ts';

/** What only the demonstration has. */

// The reviewed tree of the home page has the labels. The subject is a checkbox, which is hidden until a link chooses one.
test('the form of the demonstration requires name, e-mail and message, without limits of its own on length or pattern', () => {
  const { document } = page('index.html');
  const fields = document.querySelectorAll('form :is(input:not([type=checkbox]), textarea)');
  expect(fields.map(({ attributes: { name, type, rows, required } }) => [name, type, rows, required])).toEqual([
    ['name', 'text', undefined, ''],
    ['email', 'email', undefined, ''],
    ['message', undefined, '5', ''],
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
