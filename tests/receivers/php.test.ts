import { chmodSync, chownSync, linkSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { beforeEach, describe, expect, test } from 'vitest';
import { limits } from '../../src/contactForm/message.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { ask } from '../launch/ask.ts';
import { phones } from './phones.ts';
import { type Post, posts, type Sent, send } from './send.ts';
import { isInstalled, owner, serve, TITLE } from './served.ts';

/** Tests docs/receivers.md in a real Apache, with a real mail server. */

const { answers, error, phone, success } = interfaceWords.form;
const filled = { name: 'Ana Souza', email: 'ana@exemplo.com.br', message: 'Olá!\nTudo bem?' };
/** All that the form can send. */
const complete = { ...filled, phone: '(81) 99999-0000', about: 'Automações com IA' };
const faults = {
  name: answers.name.replace('{most}', '100'),
  email: answers.email,
  phone: phone.wrong,
  message: answers.message.replace('{most}', '5.000'),
};
/** The limits count code points, and this emoji has one. */
const emojis = (count: number) => '😀'.repeat(count);
const TWO_LABELS = `${'b'.repeat(20)}.`.repeat(3);

describe.skipIf(!isInstalled)(TITLE, () => {
  const served = serve();
  const { mail, base } = served;
  const url = () => `${served.address}contato.php`;
  let sender = 0;

  beforeEach(() => {
    sender++;
  });

  const from = () => `127.0.1.${sender}`;
  const post = (how: Post, fields: Record<string, string>, headers: Record<string, string> = {}, by = from()) =>
    send(url(), posts[how].body(fields), { headers: { ...posts[how].headers, ...headers }, from: by });

  describe.each<Post>(['JSON', 'a form'])('if messages are posted as %s', (how) => {
    test('a message arrives from the owner’s e-mail address, with the visitor as reply address, and names the site', async () => {
      const sent = await post(how, filled);
      expect([sent.status, said(sent).text]).toEqual([200, expect.stringContaining(success)]);
      expect(mail.accepted).toHaveLength(1);
      const [{ from: envelope, to, read } = { read: undefined }] = mail.accepted;
      expect([envelope, to, read?.from?.address]).toEqual([owner.from, owner.to, owner.from]);
      expect(read?.to?.map(({ address }) => address)).toEqual(owner.to);
      expect(read?.replyTo?.map(({ address }) => address)).toEqual([filled.email]);
      expect(read?.subject).toBe('Mensagem de Ana Souza pelo site');
      expect(read?.text?.trim()).toBe(
        `Nome: Ana Souza\nE-mail: ana@exemplo.com.br\n\nOlá!\nTudo bem?\n\n-- \nEnviada pelo formulário de ${owner.address}/`,
      );
    });

    test('a message about a service names it in its subject and, with the phone number, in its text', async () => {
      expect((await post(how, { ...complete, phone: ` +55${complete.phone}` })).status).toBe(200);
      expect(mail.accepted[0]?.read.subject).toBe('Mensagem de Ana Souza pelo site, sobre Automações com IA');
      expect(mail.texts()[0]).toMatch(
        /^Nome: .*\nE-mail: .*\nTelefone: \+55 81 99999-0000\nSobre: Automações com IA\n\nOlá!/,
      );
    });

    test.each([
      [
        'a service with line breaks and a header',
        { about: 'Sites\r\nBcc: x@b.org' },
        'Ana Souza pelo site, sobre Sites Bcc: x@b.org',
      ],
      [
        'a service of too many characters',
        { about: emojis(5000) },
        `Ana Souza pelo site, sobre ${emojis(limits.name)}`,
      ],
      ['a name with accents and quotes', { name: 'Ângela "Zé" D’Ávila & <b>' }, 'Ângela "Zé" D’Ávila & <b> pelo site'],
      ['an emoji of several characters', { name: '👩🏽‍🚀 Ana' }, '👩🏽‍🚀 Ana pelo site'],
      ['line breaks and a header', { name: 'Ana\r\nBcc: x@b.org\n\nOi' }, 'Ana Bcc: x@b.org Oi pelo site'],
      ['other line breaks', { name: 'Ana\u2028Bcc: x@b.org\u0085\u0000' }, 'Ana Bcc: x@b.org pelo site'],
      ['an encoded word', { name: '=?utf-8?Q?=0ABcc:_x@b.org?=' }, '=?utf-8?Q?=0ABcc:_x@b.org?= pelo site'],
      ['direction marks', { name: '\u202eAna\u200f \u2066Souza\u061c' }, 'Ana Souza pelo site'],
      ['as many characters as the limit', { name: emojis(limits.name) }, `${emojis(limits.name)} pelo site`],
    ])('%s: the subject is one line, and adds no header', async (_, changed, subject) => {
      expect((await post(how, { ...filled, ...changed })).status).toBe(200);
      const [{ to, raw, read } = { raw: '', read: undefined }] = mail.accepted;
      expect(to).toEqual(owner.to);
      expect(read?.subject).toBe(`Mensagem de ${subject}`);
      expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^b?cc:/im);
      expect(raw).toMatch(/^[\x20-\x7e\r\n]*$/);
      expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
    });

    test.each([
      ['a header', 'Bcc: x@exemplo.com.br\n\n.\nMAIL FROM:<x@exemplo.com.br>\nFrom x'],
      ['5,000 emojis', emojis(limits.message)],
      ['5,000 line breaks and letters', `a${'\n'.repeat(4998)}z`],
    ])('a message with %s arrives as written', async (_, message) => {
      expect((await post(how, { ...filled, message })).status).toBe(200);
      expect(mail.accepted.map(({ to }) => to)).toEqual([owner.to]);
      expect(mail.texts()[0]).toContain(`\n\n${message}\n\n-- \n`);
    });

    test.each<[string, Partial<typeof complete>, (keyof typeof faults)[]]>([
      ['a header in the phone number', { phone: '81999990000\r\nBcc: x@exemplo.com.br' }, ['phone']],
      ['only empty fields', { name: '', email: '', message: '' }, ['name', 'email', 'message']],
      ['only spaces', { name: ' \n', message: '\n ' }, ['name', 'message']],
      ['101 characters as the name', { name: emojis(101) }, ['name']],
      ['5,001 characters', { message: emojis(5001) }, ['message']],
      ['an incomplete e-mail address', { email: 'ana@' }, ['email']],
      ['a header in the e-mail address', { email: 'ana@exemplo.com.br\r\nBcc: x@exemplo.com.br' }, ['email']],
      ['a second e-mail address', { email: 'ana@exemplo.com.br, x@exemplo.com.br' }, ['email']],
      ['an encoded word in the e-mail address', { email: '=?utf-8?q?x=40b.org=2C?=@b.org' }, ['email']],
      ['an e-mail address in quotes', { email: '"Bcc: x"@exemplo.com.br' }, ['email']],
      ['255 characters as the e-mail address', { email: `${'a'.repeat(190)}@${TWO_LABELS}b` }, ['email']],
    ])('a message with %s is not sent, and each invalid field is named', async (_, changed, wrong) => {
      const typed = { ...complete, ...changed };
      const sent = await post(how, typed);
      expect(sent.status).toBe(422);
      const { fields, text, page } = said(sent);
      expect(fields).toEqual(Object.fromEntries(wrong.map((field) => [field, faults[field]])));
      expect(text).toContain(error);
      expect(mail.accepted).toEqual([]);
      const kept = { email: typed.email.replace('\r', ''), phone: typed.phone.replace('\r', '') };
      if (page) expect(typedIn(page)).toEqual({ ...typed, ...kept });
    });

    test('if the mail server refuses a message, or is down, the visitor reads the error and keeps the typed text', async () => {
      const expectError = async () => {
        const sent = await post(how, filled);
        expect([sent.status, said(sent).text]).toEqual([502, expect.stringContaining(error)]);
        const { page } = said(sent);
        if (page) expect(typedIn(page)).toMatchObject(filled);
      };
      mail.isRefusing = true;
      await expectError();
      await mail.stop();
      await expectError();
      mail.reset();
      await mail.start();
      expect((await post(how, filled)).status).toBe(200);
      expect(mail.accepted).toHaveLength(1);
    });

    // Text browsers show the honeypot of the form, so a person may fill it in. In JSON, only a bot does.
    test('a filled honeypot stops a message; a JSON response reports success, a page reports an error', async () => {
      const sent = await post(how, { ...filled, _gotcha: 'x' });
      const answer = how === 'JSON' ? [200, success] : [422, error];
      expect([sent.status, said(sent).text]).toEqual([answer[0], expect.stringContaining(`${answer[1]}`)]);
      expect(mail.accepted).toEqual([]);
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
      expect((await post(how, filled, headers)).status).toBe(status);
      expect(mail.accepted).toHaveLength(status === 200 ? 1 : 0);
    });

    test.each([
      ['with a Content-Length', (body: string) => body],
      ['in chunks', (body: string) => body.match(/.{1,5000}/gs)?.map((part) => Buffer.from(part)) ?? []],
    ])('a request of 100 kB %s is rejected as too large', async (_, sentAs) => {
      const body = posts[how].body({ ...filled, message: 'a'.repeat(100_000) });
      const sent = await send(url(), sentAs(body), { headers: posts[how].headers, from: from() });
      expect([sent.status, said(sent).text]).toEqual([413, expect.stringContaining(error)]);
      expect(mail.accepted).toEqual([]);
    });

    test('each sender may send ten messages per hour, even at once; no IP address, e-mail address or name is stored', async () => {
      const [one, other] = [from(), `127.0.2.${sender}`];
      const all = await Promise.all(Array.from({ length: 100 }, () => post(how, filled, {}, one)));
      const refused = all.filter(({ status }) => status !== 200);
      // Twenty messages arrive only if a new hour started during the test.
      expect([10, 20]).toContain(100 - refused.length);
      for (const answer of refused)
        expect([answer.status, said(answer).text]).toEqual([429, expect.stringContaining(answers.often)]);
      expect((await post(how, filled, {}, other)).status).toBe(200);
      expect(mail.accepted).toHaveLength(101 - refused.length);
      const stored = served.counts().map((file) => readFileSync(file, 'utf8'));
      for (const written of [one, other, filled.email, filled.name]) expect(stored.join()).not.toContain(written);
    });
  });

  test('typed text in a response is text, never markup or a placeholder', async () => {
    const script = '"><script>1</script>';
    const typed = { name: script, email: "'{{message}}", phone: '1', message: '</textarea>&amp;<b>{{name}}' };
    const { page } = said(await post('a form', { ...typed, about: `${script}{{email}}` }));
    expect(page && typedIn(page)).toEqual({ ...typed, about: `${script}{{email}}` });
    expect(page?.querySelectorAll('script').map(({ text }) => text)).not.toContain('1');
  });

  test.each(phones)('of the phone number “%s”, the mail has “%s”', async (written, mailed) => {
    const { status } = await post('JSON', { ...filled, phone: written });
    expect([status, mail.texts().map((text) => /\nTelefone: (.*)/.exec(text ?? '')?.[1])]).toEqual(
      mailed ? [200, [mailed]] : [422, []],
    );
  });

  const FORM = posts['a form'].headers['Content-Type'];
  test.each([
    [422, 'POST', FORM, 'name[]=Ana&email=a@b.org&message=x'],
    [422, 'POST', FORM, Buffer.from('name=Ana\xff&email=a@b.org&message=%ff', 'latin1')],
    [200, 'POST', FORM, 'name=Ana&email=a@b.org&email=c@d.org&message=x'],
    [400, 'POST', 'application/json', 'null'],
    [400, 'POST', 'application/json', '{'],
    [422, 'POST', 'application/json', '{"name":{"a":1},"email":["a@b.org"],"message":5}'],
    [415, 'POST', 'text/plain', '{}'],
    [415, 'POST', 'multipart/form-data; boundary=x', '{}'],
    [405, 'PUT', 'application/json', '{}'],
  ])('the response has the status %d to %s with the type %s and the body %s', async (status, method, type, body) => {
    const sent = await send(url(), body, { method, headers: { 'Content-Type': type }, from: from() });
    expect(sent.status).toBe(status);
    expect(mail.accepted.flatMap(({ to }) => to)).toEqual(status === 200 ? owner.to : []);
  });

  test('opening the receiver’s URL redirects to the form', async () => {
    const { status, headers } = await send(url(), '', { method: 'GET', from: from() });
    expect([status, headers.location?.replace(/^http:\/\/[^/]+/, '')]).toEqual([303, `${base}/#contato`]);
  });

  test('a response has the same security headers as a page', async () => {
    const page = await ask(served.port, `${base}/`, {});
    const { headers } = await post('JSON', filled);
    const names = Object.keys(page.headers).filter((name) =>
      /^(content-security|x-|referrer|strict|cross-origin-opener)/.test(name),
    );
    expect(names.length).toBeGreaterThan(3);
    expect(headers).toMatchObject(Object.fromEntries(names.map((name) => [name, page.headers[name]])));
    expect(headers['cache-control']).toMatch(/^no-(?:cache|store)$/);
  });

  test('after a thousand messages in an hour, from any senders, the next message is rejected', async () => {
    await post('JSON', filled);
    for (const file of served.counts()) {
      const kept = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...kept, counts: { all: 1000 } }));
    }
    expect((await post('JSON', filled, {}, '127.0.5.1')).status).toBe(429);
    expect(mail.accepted).toHaveLength(1);
    for (const file of served.counts()) rmSync(file);
  });

  const planted: Record<string, (name: string, other: string) => void> = {
    'a link to another file': (name, other) => symlinkSync(other, name),
    'a second name of another file': (name, other) => linkSync(other, name),
    'a file of another user': (name, other) => {
      writeFileSync(name, readFileSync(other));
      chmodSync(name, 0o666);
    },
  };
  // Only root can plant a file of another user.
  const kinds = Object.keys(planted).filter((kind) => !kind.includes('user') || process.getuid?.() === 0);
  test.each(kinds)(
    'if %s has the name of the counters, the file is unchanged, and messages are counted',
    async (kind) => {
      await post('JSON', filled);
      const [name = ''] = served.counts();
      const other = join(served.dist, 'robots.txt');
      const before = readFileSync(other, 'utf8');
      const { uid, gid } = statSync(name);
      rmSync(name);
      planted[kind]?.(name, other);
      // The receiver may write the other file, too.
      chownSync(other, uid, gid);
      let last = await post('JSON', filled);
      for (let count = 1; count <= 20 && last.status === 200; count++) last = await post('JSON', filled);
      const after = readFileSync(name, 'utf8');
      for (const file of served.counts()) rmSync(file);
      expect([last.status, after]).toEqual([429, before]);
    },
  );
});

/** The text of a response for the visitor, and the error of each invalid field. The response is JSON or HTML. */
function said({ headers, text }: Sent): { fields: Record<string, string>; text: string; page?: HTMLElement } {
  if (headers['content-type']?.startsWith('application/json')) {
    const { error: sentence, fields = {} } = JSON.parse(text);
    return { fields, text: sentence ?? success };
  }
  const page = parse(text);
  const wrong = page
    .querySelectorAll('[aria-invalid="true"]')
    .map((field) => [
      field.getAttribute('name'),
      page.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent.trim(),
    ]);
  return { fields: Object.fromEntries(wrong), text: page.querySelector('main')?.textContent ?? '', page };
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
