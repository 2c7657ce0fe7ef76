import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Delivery } from '#contactForm/delivery.ts';
import { site as shipped } from '#content/content.ts';
import type { Site } from '#content/files/site.ts';
import { privacy } from './privacy.ts';

const PURPOSE = shipped.contact.purpose;
const mail = { to: ['equipe@a.org'], from: 'site@a.org' };

type Chosen = Site['contact']['delivery'];

/** For each delivery: the owner's setting, and the page's words for the recipient and for the server's operator. */
const deliveries: { [Kind in Delivery['kind']]: [Extract<Chosen, { kind: Kind }>, whom: string, host: string] } = {
  simulated: [{ kind: 'simulated' }, 'não envia nada a ninguém', 'de quem hospeda o site'],
  whatsapp: [{ kind: 'whatsapp' }, 'num link do WhatsApp', 'de quem hospeda o site'],
  formspree: [{ kind: 'formspree', form: 'xyzabcde' }, 'vai para o Formspree', 'de quem hospeda o site'],
  php: [{ kind: 'php', ...mail }, 'vai para o servidor deste site', 'da hospedagem'],
  server: [{ kind: 'server', ...mail }, 'vai para o servidor deste site', 'nosso'],
  cloudflare: [{ kind: 'cloudflare', ...mail }, 'vai para a Cloudflare', 'da Cloudflare'],
};

const textOf = (site: Partial<Site>) =>
  privacy({ ...shipped, ...site }, true)
    .parts.flatMap(({ texts, points = [] }) => [...texts, ...points.map(({ text }) => text)])
    .join('\n');
const sent = (delivery: Chosen) => textOf({ contact: { ...shipped.contact, delivery } });

test.each(Object.entries(deliveries))(
  'with the delivery %s, the page says in short sentences where a message goes, why, and whose server may log visits',
  (kind, [chosen, whom, host]) => {
    const text = sent(chosen);
    expect(text).toContain(whom);
    expect(text.includes(PURPOSE)).toBe(kind !== 'simulated');
    expect(text).toContain(`O servidor é ${host}`);
    for (const one of text.split(/(?<=[.!?:])\s/)) expect(one.split(/\s+/).length, one).toBeLessThanOrEqual(25);
  },
);

test.each<[Site['publishing'], string]>([
  [{ kind: 'cloudflare' }, 'da Cloudflare'],
  [{ kind: 'sftp', host: 'a.org', user: 'ana', port: undefined, folder: undefined }, 'da hospedagem'],
])('for a site published to %j, the page says “O servidor é %s”', (publishing, host) => {
  expect(textOf({ publishing })).toContain(`O servidor é ${host}`);
});

test('the page names who is responsible for the site, with the facts that the owner gave', () => {
  const text = textOf({ facts: { cnpj: '12.345.678/0001-95', dataContact: 'Ana Souza.' } });
  expect(text.split('\n').slice(0, 3)).toEqual([
    `${shipped.brand.legalName} responde por este site.`,
    'CNPJ 12.345.678/0001-95',
    'Quem cuida dos dados pessoais é Ana Souza.',
  ]);
  expect(textOf({ facts: undefined })).not.toMatch(/CNPJ|Quem cuida/);
});

const [PHP, SERVER] = ['receivers/contato.php.in', 'receivers/server.ts'];

test.each([
  [
    'php',
    'leva só o que você escreveu e o assunto que o formulário mostra',
    PHP,
    '$text = "Nome: $name\\nE-mail: $email$more\\n\\n$message',
  ],
  ['php', 'No lugar do endereço fica um código', PHP, "hash_hmac('sha256', strlen($address)"],
  ['php', 'apagado com a primeira mensagem da hora seguinte', PHP, "($kept['hour'] ?? null) !== $hour) $kept = ["],
  [
    'server',
    'leva só o que você escreveu e o assunto que o formulário mostra',
    'receivers/handler.ts',
    'function mailOf({ name, email, phone, message, about }',
  ],
  ['server', 'anota a hora e se deu certo', SERVER, 'console.log(new Date().toISOString(), answer.status, '],
  ['server', 'com a primeira mensagem da hora seguinte', 'receivers/counters.ts', 'const HOUR = 3_600_000;'],
  ['cloudflare', 'a Cloudflare conta', 'receivers/worker.ts', 'await EACH.limit({ key })'],
] as const)('with the delivery %s, the page says “%s”, and a line in %s makes this true', (kind, said, file, code) => {
  expect(sent(deliveries[kind][0])).toContain(said);
  expect(readFileSync(file, 'utf8')).toContain(code);
});

test.each(['receivers/contato.php.in', 'receivers/handler.ts', 'receivers/worker.ts'])(
  '%s logs and stores no message',
  (file) => {
    const code = readFileSync(file, 'utf8');
    expect(code).not.toMatch(/error_log|syslog|file_put_contents|writeFile|appendFile|\.put\(/);
    // The only log has the cause of an error, without the visitor's values.
    const logs = file.endsWith('worker.ts') ? ["console.error('O e-mail não saiu:', cause),"] : [];
    expect(code.match(/console\..*/g) ?? []).toEqual(logs);
    // The only file that the code writes contains the counters.
    expect(code.match(/fwrite\(.*/g) ?? []).toEqual(file.endsWith('.in') ? ['fwrite($file, json_encode($kept));'] : []);
  },
);
