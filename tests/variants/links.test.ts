import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { numberOf } from '../../src/lib/platforms.ts';
import { variant } from './variant.ts';

const { pages: parsed, read, dist } = variant('owner');
const home = parsed()['index.html'];
/** The addresses of the links in a part of the home page that have a logo, each with the number of the logo. */
const logosIn = (part: string) =>
  home
    ?.querySelectorAll(`${part} li:has([data-platform])`)
    .map((item) => [
      item.querySelector('a')?.getAttribute('href'),
      Number(item.querySelector('[data-platform]')?.getAttribute('data-platform')),
    ]);

test('a profile and a channel have the logo of their host, or the plain sign beside their name', () => {
  expect(logosIn('footer')).toEqual(
    expect.arrayContaining([
      ['https://mastodon.example/@trespontes', numberOf('mastodon')],
      ['https://videos.example/trespontes', numberOf('youtube')],
      ['https://linkedin.example/company/trespontes', numberOf(undefined)],
    ]),
  );
  const linkedIn = home?.querySelector('footer a[href="https://linkedin.example/company/trespontes"]');
  expect(linkedIn?.text).toMatch(/^LinkedIn/);
  expect(logosIn('#contato')).toContainEqual(['https://linkedin.example/company/trespontes', numberOf(undefined)]);
});

test('only the logos in use are sent, each at its place in the file', () => {
  const file = readdirSync(join(dist, '_astro')).find((name) => /^platforms\..*svg$/.test(name)) ?? '';
  const used = new Set(
    Object.values(parsed()).flatMap((page) =>
      page.querySelectorAll('[data-platform]').map((one) => one.getAttribute('data-platform')),
    ),
  );
  expect(used).toContain('-1');
  expect(read(`_astro/${file}`).match(/<path/g)).toHaveLength(used.size);
  for (const number of used) expect(home?.toString()).toContain(`[data-platform="${number}"]`);
  expect(home?.toString()).not.toContain(`[data-platform="${numberOf('pinterest')}"]`);
});

test('a link can lead to a page of the site', () => {
  expect(home?.querySelectorAll('footer a').map((one) => one.getAttribute('href'))).toContain('/casos');
});

test('the build says which services the list of services lacks', () => {
  const told = readFileSync(join(variant('crowded').project, 'build.txt'), 'utf8');
  expect(told).toMatch(/Sem lugar na ordem dos serviços: .*services\/servico-5\.yaml/);
});
