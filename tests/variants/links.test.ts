import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { variant } from './variant.ts';

const { pages: parsed, read, dist } = variant('owner');
const home = parsed()['index.html'];
/** The addresses of the links in a part of the home page that have a logo, each with the name of the logo. */
const logosIn = (part: string) =>
  home
    ?.querySelectorAll(`${part} li:has([data-platform])`)
    .map((item) => [
      item.querySelector('a')?.getAttribute('href'),
      item.querySelector('[data-platform]')?.getAttribute('data-platform'),
    ]);

test('a profile and a channel have the logo of their host, or the plain sign beside their name', () => {
  expect(logosIn('footer')).toEqual(
    expect.arrayContaining([
      ['https://mastodon.example/@trespontes', 'mastodon'],
      ['https://videos.example/trespontes', 'youtube'],
      ['https://linkedin.example/company/trespontes', 'none'],
    ]),
  );
  const linkedIn = home?.querySelector('footer a[href="https://linkedin.example/company/trespontes"]');
  expect(linkedIn?.text).toMatch(/^LinkedIn/);
  expect(logosIn('#contato')).toContainEqual(['https://linkedin.example/company/trespontes', 'none']);
});

test('only the logos in use are sent, each at its place in the file', () => {
  const file = readdirSync(join(dist, '_astro')).find((name) => /^platforms\..*svg$/.test(name)) ?? '';
  const logosOf = (page = home) =>
    new Set(page?.querySelectorAll('[data-platform]').map((one) => one.getAttribute('data-platform')));
  const used = new Set(Object.values(parsed()).flatMap((page) => [...logosOf(page)]));
  expect(used).toContain('none');
  expect(read(`_astro/${file}`).match(/<path/g)).toHaveLength(used.size);
  const styled = [...`${home}`.matchAll(/\[data-platform="?(\w+)"?\]\{--top/g)].map(([, name]) => name);
  expect(new Set(styled)).toEqual(logosOf());
});

test('a link can lead to a page of the site', () => {
  expect(home?.querySelectorAll('footer a').map((one) => one.getAttribute('href'))).toContain('/casos');
});

test('the build says which services the list of services lacks', () => {
  const told = readFileSync(join(variant('crowded').project, 'build.txt'), 'utf8');
  expect(told).toMatch(/Sem lugar na ordem dos serviços: .*services\/servico-5\.yaml/);
});
