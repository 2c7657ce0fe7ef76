import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { site as shipped } from '../src/content/content.ts';
import type { Site } from '../src/content/schema/site.ts';
import { type Answer, askLinks, askReceiver, checkOutside, outsideLinks } from './outside.ts';

let server: Server;
let address = '';
let asked: string[] = [];
let open = 0;
let mostOpen = 0;
/** Responds to a request for the URL of the site's receiver. A test sets this function. */
let answered: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
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
    else if (url === '/redirect') answer(302, { location: '/200' });
    else if (url === '/to-404') answer(301, { location: '/404' });
    else if (url === '/round') answer(302, { location: '/round' });
    else if (url.startsWith('/slow')) setTimeout(answer, 20, 200);
    else if (onHead) answer(method === 'HEAD' ? Number(onHead) : 200);
    else if (url !== '/never') answer(Number(url.slice(1)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  mostOpen = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a requested link', () => {
  test.each([
    ['/200', 'reached', 'respondeu 200', ['HEAD /200']],
    ['/404', 'unreachable', 'respondeu 404', ['HEAD /404']],
    ['/500', 'unreachable', 'respondeu 500', ['HEAD /500']],
    ['/405-on-head', 'reached', 'respondeu 200', ['HEAD /405-on-head', 'GET /405-on-head']],
    ['/403-on-head', 'reached', 'respondeu 200', ['HEAD /403-on-head', 'GET /403-on-head']],
    ['/403', 'refused', 'respondeu 403', ['HEAD /403', 'GET /403']],
    ['/405', 'unreachable', 'respondeu 405', ['HEAD /405', 'GET /405']],
    ['/429', 'refused', 'respondeu 429', ['HEAD /429']],
    ['/redirect', 'reached', 'respondeu 200', ['HEAD /redirect', 'HEAD /200']],
    ['/to-404', 'unreachable', 'respondeu 404', ['HEAD /to-404', 'HEAD /404']],
  ])('to %s has the state “%s”', async (path, state, why, requests) => {
    expect(await askLinks([address + path])).toEqual([{ href: address + path, state, why }]);
    expect(asked).toEqual(requests);
  });

  test('is unreachable after the timeout if it never responds', async () => {
    const [answer] = await askLinks([`${address}/never`], { patience: 150 });
    expect(answer).toMatchObject({ state: 'unreachable', why: 'não respondeu em 0,15 s' });
  });

  test('is unreachable if it redirects to itself', async () => {
    expect((await askLinks([`${address}/round`]))[0]?.state).toBe('unreachable');
  });

  test('is unreachable at a closed port, with the error code of the system', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => closed.once('listening', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const [answer] = await askLinks([`http://127.0.0.1:${port}`]);
    expect(answer).toMatchObject({ state: 'unreachable', why: 'não foi possível chegar lá (ECONNREFUSED)' });
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
      links: { ...shipped.links, whatsapp: '+55 11 91234-5678', github: 'https://github.com/roda' },
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
  const check = (kind: string, patience?: number) => {
    const delivery = { kind, to: 'equipe@roda.org.br', from: 'site@roda.org.br' };
    return askReceiver(
      { ...shipped, address: `${address}/site`, contact: { ...shipped.contact, delivery } } as Site,
      patience,
    );
  };
  const toForm = { location: '/site/#contato' };

  test.each<[kind: string, status: number, headers: object, body: string, state: string, words: string]>([
    ['php', 303, toForm, '', 'fine', '/site/contato.php atende'],
    ['php', 200, {}, '<?php\nconst TO', 'missing', 'mostra o programa'],
    ['php', 404, {}, '', 'missing', 'respondeu 404, e não leva ao formulário'],
    ['php', 303, { location: '/outro' }, '', 'missing', 'respondeu 303, e não leva ao formulário'],
    ['cloudflare', 303, toForm, '', 'fine', '/site/contato atende'],
    ['cloudflare', 404, {}, '', 'missing', 'respondeu 404'],
    ['server', 303, toForm, '', 'fine', '/site/contato atende'],
    ['server', 502, {}, '', 'missing', 'respondeu 502'],
  ])(
    'for %s, with a response of status %d, headers %j and body %j, has the state “%s”: %s',
    async (kind, status, headers, body, state, words) => {
      answered = (response) => response.writeHead(status, { ...headers }).end(body);
      const [finding, ...more] = await check(kind);
      expect(more).toEqual([]);
      expect(finding).toMatchObject({ state, found: [expect.stringContaining(words)] });
      expect(finding?.todo).toMatch(state === 'fine' ? /^$/ : /\.$/);
      expect(asked).toEqual([`GET /site/contato${kind === 'php' ? '.php' : ''}`]);
    },
  );

  test('is reported as missing if it does not respond', async () => {
    answered = () => {};
    expect(await check('server', 150)).toMatchObject([
      { state: 'missing', found: [expect.stringContaining('não respondeu em 0,15 s')] },
    ]);
  });

  test('gets no request if the delivery is WhatsApp, which needs no receiver', async () => {
    expect(await check('whatsapp')).toEqual([]);
    expect(asked).toEqual([]);
  });
});
