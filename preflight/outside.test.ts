import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../launch/started.ts';
import { site as shipped } from '../src/content/content.ts';
import type { Site } from '../src/content/files/site.ts';
import { webServer } from '../tests/temporary.ts';
import { type Answer, askLinks, askReceiver, checkOutside, outsideLinks } from './outside.ts';

let address = '';
let asked: string[] = [];
let open = 0;
let mostOpen = 0;
/** Responds to a request for the URL of the site's receiver. A test sets this function. */
let answered: (response: ServerResponse) => void;

beforeEach(async () => {
  asked = [];
  mostOpen = 0;
  address = await webServer((request, response) => {
    const { method, url = '' } = request;
    asked.push(`${method} ${url}`);
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    response.on('close', () => {
      open -= 1;
    });
    const answer = (status: number, headers = {}) => response.writeHead(status, headers).end();
    const onHead = /^\/(\d+)-on-head$/.exec(url)?.[1];
    if (url.startsWith('/site/')) answered(response);
    else if (url === '/to-404') answer(301, { location: '/404' });
    else if (url === '/round') answer(302, { location: '/round' });
    else if (url.startsWith('/slow')) setTimeout(answer, 20, 200);
    else if (onHead) answer(method === 'HEAD' ? Number(onHead) : 200);
    else if (url !== '/never') answer(Number(url.slice(1)));
  });
});

describe('a requested link', () => {
  test.each([
    ['/200', 'reached', 'respondeu 200', ['HEAD /200']],
    ['/404', 'unreachable', 'respondeu 404', ['HEAD /404']],
    ['/405-on-head', 'reached', 'respondeu 200', ['HEAD /405-on-head', 'GET /405-on-head']],
    ['/403', 'refused', 'respondeu 403', ['HEAD /403', 'GET /403']],
    ['/429', 'refused', 'respondeu 429', ['HEAD /429']],
    ['/to-404', 'unreachable', 'respondeu 404', ['HEAD /to-404', 'HEAD /404']],
  ])('to %s has the state “%s”', async (path, state, why, requests) => {
    expect(await askLinks([address + path])).toEqual([{ href: address + path, state, why }]);
    expect(asked).toEqual(requests);
  });

  test.each([
    ['after the timeout if it never responds', () => `${address}/never`, 'não respondeu em 0,15 s', { patience: 150 }],
    ['if it redirects to itself', () => `${address}/round`, 'não foi possível chegar lá', {}],
    ['at a closed port', async () => `http://127.0.0.1:${await freePort()}`, 'chegar lá (ECONNREFUSED)', {}],
  ])('is unreachable %s', async (_, href, why, options) => {
    const [answer] = await askLinks([await href()], options);
    expect(answer).toMatchObject({ state: 'unreachable', why: expect.stringContaining(why) });
  });
});

test('many links are requested a few at a time, and the results keep the order of the links', async () => {
  const hrefs = Array.from({ length: 12 }, (_, index) => `${address}/slow-${index}`);
  const answers = await askLinks(hrefs, { atOnce: 3 });
  expect(answers.map(({ href }) => href)).toEqual(hrefs);
  expect(mostOpen).toBe(3);
});

describe('the links to request', () => {
  const page = (html: string) => [{ path: 'a.html', html, bytes: 0 }];

  test('do not include placeholders', () => expect(outsideLinks(shipped, [])).toEqual([]));

  test('are the links in the owner’s settings and on the pages, each once, without links to the site itself', () => {
    const config = {
      ...shipped,
      address: 'https://roda.org.br',
      contact: { ...shipped.contact, whatsapp: '+55 11 91234-5678' },
      links: [...shipped.links, { name: 'Roda', address: 'https://github.com/roda' }],
    };
    const html = `
      <a href=https://github.com/roda>1</a> <a class="x" href="https://a.org/?b=1&amp;c=2">2</a>
      <a href="/agentics">3</a> <a href="https://roda.org.br/x">4</a>
      <a href="https://roda.org.br">4</a> <a href="https://roda.org.br?x#y">4</a> <link href="https://c.org"> <a href="#x">5</a>
      <a href="https://roda.org.br.outro.org">6</a>`;
    expect(outsideLinks(config, page(html))).toEqual([
      'https://wa.me/5511912345678',
      'https://github.com/roda',
      'https://a.org/?b=1&c=2',
      'https://roda.org.br.outro.org',
    ]);
  });
});

describe('the finding about the links', () => {
  const answer = (state: Answer['state']): Answer => ({ href: `https://a.org/${state}`, state, why: 'respondeu 1' });

  test.each<[Answer['state'][], string, string[]]>([
    [[], 'fine', ['Não há link a visitar.']],
    [['reached'], 'fine', ['1 link respondeu.']],
    [['reached', 'reached'], 'fine', ['2 links responderam.']],
    [['reached', 'refused'], 'warning', ['https://a.org/refused: respondeu 1']],
    [
      ['refused', 'unreachable', 'reached'],
      'missing',
      ['https://a.org/unreachable: respondeu 1', 'https://a.org/refused: respondeu 1'],
    ],
  ])('for links with the states %j, has the state “%s”', (states, state, found) => {
    expect(checkOutside(states.map(answer))).toMatchObject({ state, found });
  });
});

describe('the receiver of the site', () => {
  const check = (kind: string) => {
    const delivery = { kind, to: 'equipe@roda.org.br', from: 'site@roda.org.br' };
    const contact = { ...shipped.contact, delivery };
    return askReceiver({ ...shipped, address: `${address}/site`, contact } as Site);
  };
  const toForm = { location: '/site/#contato' };

  test.each<[status: number, headers: object, body: string, state: string, words: string]>([
    [303, toForm, '', 'fine', '/site/contato.php atende'],
    [200, {}, '<?php\nconst TO', 'missing', 'mostra o programa'],
    [404, {}, '', 'missing', 'respondeu 404, e não leva ao formulário'],
    [303, { location: '/outro' }, '', 'missing', 'respondeu 303, e não leva ao formulário'],
  ])(
    'for PHP, with a response of status %d, headers %j and body %j, has the state “%s”: %s',
    async (status, headers, body, state, words) => {
      answered = (response) => response.writeHead(status, { ...headers }).end(body);
      const [finding, ...more] = await check('php');
      expect(more).toEqual([]);
      expect(finding).toMatchObject({ state, found: [expect.stringContaining(words)] });
      expect(finding?.todo).toMatch(state === 'fine' ? /^$/ : /\.$/);
      expect(asked).toEqual(['GET /site/contato.php']);
    },
  );

  test('gets no request if the delivery is WhatsApp, which needs no receiver', async () => {
    expect(await check('whatsapp')).toEqual([]);
    expect(asked).toEqual([]);
  });
});
