import { once } from 'node:events';
import { chownSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits, OWN_LIMIT } from '../../src/contactForm/fields.ts';
import { common } from '../../src/content/content.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { findings } from '../axe.ts';
import { openPage } from '../launch/browser.ts';
import { phones } from './phones.ts';
import { BASE, isInstalled, OWN, owner, serve } from './served.ts';

/** Tests docs/receivers.md in a real Apache, with a real mail server. */

const { answers, error, submit, success } = interfaceWords.form;
const filled = { name: 'Ana Souza', email: 'ana@exemplo.com.br', message: 'Olá!\nTudo bem?', own2: 'Beija-flor' };
/** All that the form can send. */
const complete = { ...filled, own1: '5º ano', phone: '(81) 99999-0000', about: 'Automações com IA' };
type Fields = Partial<typeof complete>;
/** The limits count code points, and this emoji has one. */
const emojis = (count: number) => '😀'.repeat(count);
/** How a message is posted: by the site's script, or by a browser without scripts, which sends line breaks as CRLF. */
const posts = {
  JSON: { type: 'application/json', body: (fields: object) => JSON.stringify(fields) },
  'a form': {
    type: 'application/x-www-form-urlencoded',
    body: (fields: Record<string, string>) => `${new URLSearchParams(fields)}`.replace(/(?<!%0D)%0A/g, '%0D%0A'),
  },
} as const;
type Post = keyof typeof posts;
const { JSON: asJson, 'a form': asForm } = posts;
type Sent = { status: number; headers: IncomingHttpHeaders; text: string };

let served: Awaited<ReturnType<typeof serve>>;
let mail: (typeof served)['mail'];
let sender = 0;

/** Sends from an IP address that differs in each test, because the receiver limits the messages of one sender. */
async function send(method: string, headers: Record<string, string>, body: string | Buffer, by = 1): Promise<Sent> {
  const options = { method, headers, localAddress: `127.0.${by}.${sender}`, agent: false };
  const [response] = await once(request(`${served.address}contato.php`, options).end(body), 'response');
  return { status: response.statusCode, headers: response.headers, text: await textOf(response) };
}
const post = (how: Post, fields: Record<string, string>, headers: Record<string, string> = {}, by = 1) =>
  send('POST', { 'Content-Type': posts[how].type, ...headers }, posts[how].body(fields), by);

describe.skipIf(!isInstalled)('PHP under Apache (apt install apache2 libapache2-mod-php msmtp)', () => {
  beforeAll(async () => {
    served = await serve();
    mail = served.mail;
  });
  afterAll(() => served?.stop());
  beforeEach(() => {
    sender++;
    Object.assign(mail, { accepted: [], isRefusing: false });
  });

  describe.each<Post>(['JSON', 'a form'])('if messages are posted as %s', (how) => {
    test('a message arrives from the owner’s e-mail address, with the visitor as reply address, and names the service and the site', async () => {
      const sent = await post(how, complete);
      expect([sent.status, said(sent).text, mail.accepted.length]).toEqual([200, success, 1]);
      const own = (address: string) => expect.objectContaining({ address });
      expect(mail.accepted[0]).toMatchObject({
        ...{ from: owner.from, to: owner.to },
        read: {
          ...{ from: own(owner.from), to: owner.to.map(own), replyTo: [own(filled.email)] },
          subject: 'Mensagem de Ana Souza pelo site, sobre Automações com IA',
        },
      });
      expect(mail.texts()[0]?.trim()).toBe(
        `Nome: Ana Souza\nE-mail: ana@exemplo.com.br\nTurma: 5º ano\n${OWN[1]?.label}: Beija-flor\nTelefone: +55 81 99999-0000\nSobre: Automações com IA\n\nOlá!\nTudo bem?\n\n-- \nEnviada pelo formulário de ${owner.address}/`,
      );
    });

    test.each<[string, Fields, subject: string]>([
      ['a service with a header', { about: 'Sites\r\nBcc: x@b.org' }, 'Ana Souza pelo site, sobre Sites Bcc: x@b.org'],
      ['a service of 5,000 emojis', { about: emojis(5000) }, `Ana Souza pelo site, sobre ${emojis(limits.name)}`],
      ['a name with quotes and markup', { name: 'Ângela "Zé" D’Ávila & <b>' }, 'Ângela "Zé" D’Ávila & <b> pelo site'],
      ['a name with a header', { name: 'Ana\r\nBcc: x@b.org\n\nOi' }, 'Ana Bcc: x@b.org Oi pelo site'],
      ['a name with other breaks', { name: 'Ana\u2028Bcc: x@b.org\u0085\u0000' }, 'Ana Bcc: x@b.org pelo site'],
      ['an encoded word', { name: '=?utf-8?Q?=0ABcc:_x@b.org?=' }, '=?utf-8?Q?=0ABcc:_x@b.org?= pelo site'],
      ['direction marks', { name: '\u202eAna\u200f \u2066Souza\u061c' }, 'Ana Souza pelo site'],
      ['the longest name', { name: emojis(limits.name) }, `${emojis(limits.name)} pelo site`],
      ['headers in the message', { message: 'Bcc: x@b.org\n\n.\nMAIL FROM:<x@b.org>\nFrom x' }, 'Ana Souza pelo site'],
      ['a field of the owner with a header', { own2: 'A\r\nBcc: x@b.org' }, 'Ana Souza pelo site'],
      ['the longest message', { message: emojis(limits.message) }, 'Ana Souza pelo site'],
    ])('%s: the mail has no more headers and recipients, one subject, and the message as written', async (...row) => {
      const [, changed, subject] = row;
      expect((await post(how, { ...filled, ...changed })).status).toBe(200);
      const [{ to, raw, read } = { raw: '', read: undefined }] = mail.accepted;
      expect([mail.accepted.length, to, read?.subject]).toEqual([1, owner.to, `Mensagem de ${subject}`]);
      expect(mail.texts()[0]).toContain(`\n\n${changed.message ?? filled.message}\n\n-- \n`);
      expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^b?cc:/im);
      expect(raw).toMatch(/^(?:[\x20-\x7e]{0,998}\r\n)*$/);
    });

    const long = emojis(OWN_LIMIT + 1);
    const script = '"><script>1</script>';
    const markup = {
      name: script,
      message: '</textarea>&amp;<b>{{name}}',
      own1: '{{own2}}',
      about: `${script}{{email}}`,
    };
    test.each<[string, Fields, wrong: string[]]>([
      ['a header in the phone number', { phone: '81999990000\nBcc: x@exemplo.com.br' }, ['phone']],
      ['only spaces', { name: ' \n', email: '', message: '\n ', own2: ' ' }, ['name', 'email', 'message', 'own2']],
      ['too long texts', { name: emojis(101), message: emojis(5001) }, ['name', 'message']],
      ['too long texts in the owner’s fields', { own1: long, own2: long }, ['own1', 'own2']],
      ['markup and placeholders', { ...markup, phone: '1' }, ['phone']],
      ['an incomplete e-mail address', { email: 'ana@' }, ['email']],
      ['a header in the e-mail address', { email: 'ana@exemplo.com.br\nBcc: x@exemplo.com.br' }, ['email']],
      ['a second e-mail address', { email: 'ana@exemplo.com.br, x@exemplo.com.br' }, ['email']],
      ['an encoded word in the e-mail address', { email: '=?utf-8?q?x=40b.org=2C?=@b.org' }, ['email']],
      ['an e-mail address in quotes', { email: '"Bcc: x"@exemplo.com.br' }, ['email']],
      ['255 characters as the e-mail address', { email: `${'a'.repeat(250)}@b.br` }, ['email']],
    ])('a message with %s is not sent, and each invalid field is named', async (_, changed, wrong) => {
      const typed = { ...complete, ...changed };
      const sent = await post(how, typed);
      const { fields, text, page } = said(sent);
      expect([sent.status, text, mail.accepted]).toEqual([422, error, []]);
      expect(Object.keys(fields).sort()).toEqual(wrong.sort());
      for (const fault of Object.values(fields)) expect(fault).toMatch(/^Escreva /);
      if (page) expect(typedIn(page)).toEqual(typed);
    });

    // Text browsers show the honeypot of the form, so a person may fill it in. In JSON, only a bot does.
    test.each<[string, isRefusing: boolean, changed: object, status: number]>([
      ['the mail server refuses it', true, {}, 502],
      ['the honeypot is filled in', false, { _gotcha: 'x' }, how === 'JSON' ? 200 : 422],
      ['the request has 100 kB', false, { message: 'a'.repeat(100_000) }, 413],
    ])('if %s, a message is not sent, and the response says so', async (_, isRefusing, changed, status) => {
      mail.isRefusing = isRefusing;
      const sent = await post(how, { ...filled, ...changed });
      const sentence = status === 200 ? success : error;
      expect([sent.status, said(sent).text, mail.accepted]).toEqual([status, sentence, []]);
    });

    test('each sender may send ten messages per hour, even at once; no IP address, e-mail address or name is stored', async () => {
      const all = await Promise.all(Array.from({ length: 100 }, () => post(how, filled)));
      const refused = all.filter(({ status }) => status !== 200);
      // Twenty messages arrive only if a new hour started during the test.
      expect([10, 20]).toContain(100 - refused.length);
      for (const answer of refused) expect([answer.status, said(answer).text]).toEqual([429, answers.often]);
      expect((await post(how, filled, {}, 2)).status).toBe(200);
      expect(mail.accepted).toHaveLength(101 - refused.length);
      const stored = served.counts().map((file) => readFileSync(file, 'utf8'));
      for (const written of ['127.0', filled.email, filled.name]) expect(stored.join()).not.toContain(written);
    });
  });

  test.each([
    [200, { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }],
    [200, { Origin: 'https://mutirao.example' }],
    [200, { Origin: 'null' }],
    [403, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://mutirao.example' }],
    [403, { 'Sec-Fetch-Site': 'same-site' }],
    [403, { Origin: 'https://mutirao.example.outro.example' }],
    [403, { Origin: 'x' }],
  ])('the response has the status %d if the request has the headers %j', async (status, headers) => {
    expect((await post('a form', filled, headers)).status).toBe(status);
    expect(mail.accepted).toHaveLength(status === 200 ? 1 : 0);
  });

  test.each(phones)('of the phone number “%s”, the mail has “%s”', async (written, mailed) => {
    const { status } = await post('JSON', { ...filled, phone: written });
    const lines = mail.texts().map((text) => /\nTelefone: (.*)/.exec(text)?.[1]);
    expect([status, lines]).toEqual(mailed ? [200, [mailed]] : [422, []]);
  });

  test.each([
    [422, 'POST', asForm.type, 'name[]=Ana&email=a@b.org&message=x'],
    [422, 'POST', asForm.type, Buffer.from('name=Ana\xff&email=a@b.org&message=%ff', 'latin1')],
    [200, 'POST', asForm.type, 'name=Ana&email=a@b.org&email=c@d.org&message=x&own2=x'],
    [400, 'POST', asJson.type, '{'],
    [422, 'POST', asJson.type, '{"name":{"a":1},"email":["a@b.org"],"message":5}'],
    [415, 'POST', 'text/plain', '{}'],
    [415, 'POST', 'multipart/form-data; boundary=x', '{}'],
    [405, 'PUT', asJson.type, '{}'],
  ])('the response has the status %d to %s with the type %s and the body %s', async (status, method, type, body) => {
    const sent = await send(method, { 'Content-Type': type }, body);
    const recipients = mail.accepted.flatMap(({ to }) => to);
    expect([sent.status, recipients]).toEqual([status, status === 200 ? owner.to : []]);
  });

  test('opening the receiver’s URL redirects to the form', async () => {
    const { status, headers } = await send('GET', {}, '');
    expect([status, headers.location?.replace(/^http:\/\/[^/]+/, '')]).toEqual([303, `${BASE}/#contato`]);
  });

  test('a response has the same security headers as a page', async () => {
    const page = await fetch(served.address);
    const { headers } = await post('JSON', filled);
    for (const name of ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy'])
      expect(headers[name], name).toBe(page.headers.get(name));
    expect(headers['cache-control']).toMatch(/^no-(?:cache|store)$/);
  });

  test('after a thousand messages in an hour, from any senders, the next message is rejected', async () => {
    await post('JSON', filled);
    for (const file of served.counts()) {
      const kept = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...kept, counts: { all: 1000 } }));
    }
    expect((await post('JSON', filled, {}, 2)).status).toBe(429);
    expect(mail.accepted).toHaveLength(1);
    for (const file of served.counts()) rmSync(file);
  });

  test('if another user planted a link with the name of the counters, the file that it leads to is unchanged, and messages are counted', async () => {
    await post('JSON', filled);
    const [name = ''] = served.counts();
    const other = join(served.dist, 'robots.txt');
    const before = readFileSync(other, 'utf8');
    const { uid, gid } = statSync(name);
    rmSync(name);
    symlinkSync(other, name);
    // The receiver may write the other file, too.
    chownSync(other, uid, gid);
    const statuses: number[] = [];
    while (statuses.length < 21 && !statuses.includes(429)) statuses.push((await post('JSON', filled)).status);
    const after = readFileSync(name, 'utf8');
    for (const file of served.counts()) rmSync(file);
    expect([statuses.at(-1), after]).toEqual([429, before]);
  });

  test('the receiver’s page is not published, and no page has placeholders', () => {
    const files = readdirSync(served.dist, { recursive: true, encoding: 'utf8' });
    const own = files.filter((file) => /^contato.*(?:php|html)|resposta/.test(file));
    expect(own.sort()).toEqual(['contato-dados.php', 'contato.php']);
    const pages = files.filter((file) => /\.(?:html|xml)$/.test(file));
    const texts = pages.map((file) => readFileSync(join(served.dist, file), 'utf8'));
    expect(texts.join()).not.toMatch(/\{\{|contato.resposta/);
  });

  test('without scripts, a failure keeps the text and shows the channels, and a success empties the form', async () => {
    const written = ['Ângela "Zé"', 'ana@exemplo.com.br', 'Olá!\n\n<b>Tudo</b> bem? 😀', '<b>Beija-flor</b>'];
    const phone = { width: 360, height: 640 };
    const page = await openPage({ viewport: phone }, /status of (?:422|502)/);
    // No script of the site notices a submit. The browser's own scripts stay on, because axe needs them.
    await page.addInitScript(() => addEventListener('submit', (event) => event.stopImmediatePropagation(), true));
    await page.goto(`${served.address}automacoes#contato`);
    const labels = ['Nome', 'E-mail', 'Mensagem', `${OWN[1]?.label}`];
    const fields = labels.map((label) => page.getByLabel(label, { exact: true }));
    const shown = async () => [
      (await page.locator('h1, h1 + p').allTextContents()).join(' '),
      ...(await Promise.all(fields.map((field) => field.inputValue()))),
    ];
    async function fill(texts: readonly string[]): Promise<void> {
      for (const [index, field] of fields.entries()) await field.fill(texts[index] ?? '');
    }
    /** Presses the button, and waits until the response is shown. */
    async function press(): Promise<void> {
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: submit }).click();
      await loaded;
      expect(await findings(page)).toEqual([]);
    }
    // The browser accepts spaces; the receiver does not.
    await fill(['  ', 'ana@exemplo.com.br', ' ', ' ']);
    await press();
    expect(await fields[0]?.getAttribute('aria-invalid')).toBe('true');
    // An invalid field is in the first screen.
    const first = await fields[0]?.boundingBox();
    expect(first && first.y + first.height).toBeLessThanOrEqual(phone.height);

    mail.isRefusing = true;
    await fill(written);
    await press();
    expect(await shown()).toEqual([error, ...written]);
    for (const { label = '', to } of common.channels) {
      const channel = page.getByRole('main').getByRole('link', { name: label || to });
      expect(await channel.count()).toBe(1);
    }
    await page.getByRole('checkbox', { name: 'Sobre: Automações com IA', checked: true }).click();

    mail.isRefusing = false;
    await press();
    expect(await shown()).toEqual([success, '', '', '', '']);
    expect(await page.title()).toMatch(/^Mensagem enviada com sucesso! \| /);
    expect(mail.accepted.map(({ read }) => read.subject)).toEqual([`Mensagem de ${written[0]} pelo site`]);
  });
});

/** The text of a response for the visitor, and the error of each invalid field. The response is JSON or HTML. */
function said({ headers, text }: Sent): { fields: Record<string, string>; text: string; page?: HTMLElement } {
  if (headers['content-type']?.startsWith('application/json')) {
    const { error: sentence, fields = {} } = JSON.parse(text);
    return { fields, text: sentence ?? success };
  }
  const page = parse(text);
  const faultOf = (field: HTMLElement) => page.getElementById(field.getAttribute('aria-describedby') ?? '');
  const wrong = page
    .querySelectorAll('[aria-invalid="true"]')
    .map((field) => [field.getAttribute('name'), faultOf(field)?.textContent.trim()]);
  const result = page.querySelectorAll('h1, h1 + p').map(({ textContent }) => textContent);
  return { fields: Object.fromEntries(wrong), text: result.join(' '), page };
}

/** The texts in the fields of an error page's form. */
function typedIn(page: HTMLElement): Record<string, string> {
  const value = (name: string) => {
    const field = page.querySelector(`form [name="${name}"]`);
    const text = field?.tagName === 'TEXTAREA' ? field.textContent : field?.getAttribute('value');
    return text?.replaceAll('\r\n', '\n') ?? '';
  };
  return Object.fromEntries(Object.keys(complete).map((name) => [name, value(name)]));
}
