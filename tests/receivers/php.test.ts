import { chmodSync, chownSync, linkSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { type HTMLElement, parse } from 'node-html-parser';
import { beforeEach, describe, expect, test } from 'vitest';
import { limits, OWN_LIMIT } from '../../src/contactForm/message.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { phones } from './phones.ts';
import { isInstalled, OWN, owner, serve, TITLE } from './served.ts';

/** Tests docs/receivers.md in a real Apache, with a real mail server. */

const { answers, error, phone, success } = interfaceWords.form;
const filled = { name: 'Ana Souza', email: 'ana@exemplo.com.br', message: 'Olá!\nTudo bem?', own2: 'Beija-flor' };
/** All that the form can send. */
const complete = { ...filled, own1: '5º ano', phone: '(81) 99999-0000', about: 'Automações com IA' };
const faults = {
  name: answers.length.replace('{most}', '100'),
  email: answers.email,
  phone: phone.wrong,
  message: answers.length.replace('{most}', '5.000'),
  own1: answers.length.replace('{most}', '200'),
  own2: answers.length.replace('{most}', '200'),
};
/** The limits count code points, and this emoji has one. */
const emojis = (count: number) => '😀'.repeat(count);
/** How a message is posted: by the site's script, or by a browser without scripts. */
const posts = {
  JSON: { type: 'application/json', body: (fields: object) => JSON.stringify(fields) },
  'a form': {
    type: 'application/x-www-form-urlencoded',
    // Browsers send line breaks as CRLF.
    body: (fields: Record<string, string>) => {
      const lines = Object.entries(fields).map(([name, value]) => [name, value.replace(/\r?\n/g, '\r\n')]);
      return new URLSearchParams(lines).toString();
    },
  },
} as const;
type Post = keyof typeof posts;
type Sent = { status: number; headers: IncomingHttpHeaders; text: string };

describe.skipIf(!isInstalled)(TITLE, () => {
  const served = serve();
  const { mail, base } = served;
  let sender = 0;

  beforeEach(() => {
    sender++;
  });

  /** Sends from an IP address that differs in each test, because the receiver limits the messages of one sender. */
  function send(method: string, headers: Record<string, string>, body: string | Buffer, by = 1): Promise<Sent> {
    return new Promise((resolve, reject) => {
      const options = { method, headers, localAddress: `127.0.${by}.${sender}`, agent: false };
      const sending = request(`${served.address}contato.php`, options, async (response) => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: await textOf(response) });
      });
      sending.on('error', reject);
      sending.end(body);
    });
  }
  const post = (how: Post, fields: Record<string, string>, headers: Record<string, string> = {}, by = 1) =>
    send('POST', { 'Content-Type': posts[how].type, ...headers }, posts[how].body(fields), by);

  describe.each<Post>(['JSON', 'a form'])('if messages are posted as %s', (how) => {
    test('a message arrives from the owner’s e-mail address, with the visitor as reply address, and names the service and the site', async () => {
      const sent = await post(how, complete);
      expect([sent.status, said(sent).text]).toEqual([200, success]);
      expect(mail.accepted).toHaveLength(1);
      const [{ from, to, read } = { read: undefined }] = mail.accepted;
      const own = (address: string) => expect.objectContaining({ address });
      expect([from, to]).toEqual([owner.from, owner.to]);
      expect(read).toMatchObject({
        ...{ from: own(owner.from), to: owner.to.map(own), replyTo: [own(filled.email)] },
        subject: 'Mensagem de Ana Souza pelo site, sobre Automações com IA',
      });
      expect(mail.texts()[0]?.trim()).toBe(
        `Nome: Ana Souza\nE-mail: ana@exemplo.com.br\nTurma: 5º ano\n${OWN[1]?.label}: Beija-flor\nTelefone: +55 81 99999-0000\nSobre: Automações com IA\n\nOlá!\nTudo bem?\n\n-- \nEnviada pelo formulário de ${owner.address}/`,
      );
    });

    test.each<[string, Partial<typeof complete>, subject: string]>([
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
    ])(
      '%s: the mail has no more headers and recipients, one subject, and the message as written',
      async (_, changed, subject) => {
        expect((await post(how, { ...filled, ...changed })).status).toBe(200);
        const [{ to, raw, read } = { raw: '', read: undefined }] = mail.accepted;
        expect([mail.accepted.length, to, read?.subject]).toEqual([1, owner.to, `Mensagem de ${subject}`]);
        expect(mail.texts()[0]).toContain(`\n\n${changed.message ?? filled.message}\n\n-- \n`);
        expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^b?cc:/im);
        expect(raw).toMatch(/^(?:[\x20-\x7e]{0,998}\r\n)*$/);
      },
    );

    test.each<[string, Partial<typeof complete>, (keyof typeof faults)[]]>([
      ['a header in the phone number', { phone: '81999990000\nBcc: x@exemplo.com.br' }, ['phone']],
      ['only spaces', { name: ' \n', email: '', message: '\n ', own2: ' ' }, ['name', 'email', 'message', 'own2']],
      ['too long texts', { name: emojis(101), message: emojis(5001) }, ['name', 'message']],
      [
        'too long texts in the owner’s fields',
        { own1: emojis(OWN_LIMIT + 1), own2: emojis(OWN_LIMIT + 1) },
        ['own1', 'own2'],
      ],
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
      expect(fields).toEqual(Object.fromEntries(wrong.map((field) => [field, faults[field]])));
      if (page) expect(typedIn(page)).toEqual(typed);
    });

    // Text browsers show the honeypot of the form, so a person may fill it in. In JSON, only a bot does.
    test.each<[string, isRefusing: boolean, changed: object, JSON: number, form: number]>([
      ['the mail server refuses it', true, {}, 502, 502],
      ['the honeypot is filled in', false, { _gotcha: 'x' }, 200, 422],
      ['the request has 100 kB', false, { message: 'a'.repeat(100_000) }, 413, 413],
    ])('if %s, a message is not sent, and the response says so', async (_, isRefusing, changed, ...[json, form]) => {
      mail.isRefusing = isRefusing;
      const sent = await post(how, { ...filled, ...changed });
      expect([sent.status, mail.accepted]).toEqual([how === 'JSON' ? json : form, []]);
      expect(said(sent).text).toBe(sent.status === 200 ? success : error);
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

  test('typed text in a response is text, never markup or a placeholder', async () => {
    const script = '"><script>1</script>';
    const typed = {
      name: script,
      email: "'{{message}}",
      phone: '1',
      message: '</textarea>&amp;<b>{{name}}',
      own1: script,
      own2: '{{own1}}',
    };
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

  const FORM = posts['a form'].type;
  const JSON_TYPE = posts.JSON.type;
  test.each([
    [422, 'POST', FORM, 'name[]=Ana&email=a@b.org&message=x'],
    [422, 'POST', FORM, Buffer.from('name=Ana\xff&email=a@b.org&message=%ff', 'latin1')],
    [200, 'POST', FORM, 'name=Ana&email=a@b.org&email=c@d.org&message=x&own2=x'],
    [400, 'POST', JSON_TYPE, '{'],
    [422, 'POST', JSON_TYPE, '{"name":{"a":1},"email":["a@b.org"],"message":5}'],
    [415, 'POST', 'text/plain', '{}'],
    [415, 'POST', 'multipart/form-data; boundary=x', '{}'],
    [405, 'PUT', JSON_TYPE, '{}'],
  ])('the response has the status %d to %s with the type %s and the body %s', async (status, method, type, body) => {
    const sent = await send(method, { 'Content-Type': type }, body);
    expect(sent.status).toBe(status);
    expect(mail.accepted.flatMap(({ to }) => to)).toEqual(status === 200 ? owner.to : []);
  });

  test('opening the receiver’s URL redirects to the form', async () => {
    const { status, headers } = await send('GET', {}, '');
    expect([status, headers.location?.replace(/^http:\/\/[^/]+/, '')]).toEqual([303, `${base}/#contato`]);
  });

  test('a response has the same security headers as a page', async () => {
    const page = await fetch(served.address);
    const { headers } = await post('JSON', filled);
    for (const name of ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy']) {
      expect(headers[name], name).toBe(page.headers.get(name));
    }
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
      const statuses: number[] = [];
      while (statuses.length < 21 && !statuses.includes(429)) statuses.push((await post('JSON', filled)).status);
      const after = readFileSync(name, 'utf8');
      for (const file of served.counts()) rmSync(file);
      expect([statuses.at(-1), after]).toEqual([429, before]);
    },
  );
});

/** The text of a response for the visitor, and the error of each invalid field. The response is JSON or HTML. */
function said({ headers, text }: Omit<Sent, 'status'>): {
  fields: Record<string, string>;
  text: string;
  page?: HTMLElement;
} {
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
