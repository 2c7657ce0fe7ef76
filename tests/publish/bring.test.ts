import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as tls from 'node:tls';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Running } from '../../launch/started.ts';
import { readSource } from '../../publishing/source.ts';
import { makeComputer } from '../computers.ts';
import { isTested, makeKeys, PASSWORD, startAgent, startOpenSsh, startProFtpd, USER } from './servers.ts';

describe.runIf(isTested).each([
  ['OpenSSH', 'sftp'],
  ['ProFTPD with TLS', 'ftp'],
] as const)('on %s', (_, kind) => {
  let server: Running;
  let agent: ReturnType<typeof startAgent>;

  beforeAll(async () => {
    const keys = makeKeys();
    tls.setDefaultCACertificates([readFileSync(join(keys, 'ca.pem'), 'utf8')]);
    agent = startAgent(keys);
    process.env.SSH_AUTH_SOCK = agent.socket;
    server = await (kind === 'sftp' ? startOpenSsh(keys) : startProFtpd(keys, { certificate: 'good' }));
    return () => rmSync(keys, { recursive: true, force: true });
  });
  afterAll(async () => {
    agent.stop();
    await server.stop();
  });

  /** Makes computers that publish to the same folder of the server. */
  function makeComputers() {
    const www = mkdtempSync(join(tmpdir(), 'www-'));
    chmodSync(www, 0o755);
    onTestFinished(() => rmSync(www, { recursive: true }));
    const hosting = { kind, host: 'localhost', port: server.port, user: USER, folder: www } as const;
    return [makeComputer(hosting, PASSWORD), makeComputer(hosting, PASSWORD)] as const;
  }

  test('after a computer is lost, an empty folder gets its texts and photos byte for byte', async () => {
    const [lost, other] = makeComputers();
    cpSync('tests/owner/content', lost.content, { recursive: true, filter: () => true });
    await lost.publish();
    lost.write('home.yaml', lost.text('home.yaml').replace('title:', 'title: Outro'));
    await lost.publish();
    await other.bring();
    expect(readSource(other.content)).toEqual(readSource(lost.content));
    expect(other.texts()).toContain(readFileSync('tests/owner/content/home.yaml', 'latin1'));
    await other.publish();
    expect(other.questions.filter(({ kind }) => kind !== 'key')).toEqual([]);
  });

  test('two computers that take turns ten times, with two clashes, lose no text', async () => {
    const computers = makeComputers();
    const [one, other] = computers;
    cpSync('demo', one.content, { recursive: true, filter: () => true });
    await one.publish();
    await other.bring();
    const chance = mulberry32(40);
    const pages = ['agentes-ai', 'agentics', 'automacoes', 'webdesign'].map((name) => `services/${name}.yaml`);
    const written: string[] = [];
    /** Adds a sentence, so that only the publications can replace an earlier one. */
    const write = (who: typeof one, page: string, text: string) => {
      written.push(text);
      who.write(page, who.text(page).replace(/^description: .*/m, `$& ${text}`));
    };
    let clashes = 0;
    for (let turn = 0; turn < 10; turn++) {
      const at = Math.floor(chance() * 2);
      const [writer = one, late = other] = at === 0 ? [one, other] : [other, one];
      const page = pages[Math.floor(chance() * pages.length)] ?? '';
      const isClash = turn === 3 || turn === 7;
      write(writer, page, `Texto ${turn}.`);
      if (isClash) write(late, page, `Outro ${turn}.`);
      else if (chance() < 0.5) late.write(`imagens/foto-${turn}.jpg`, `foto ${turn}`);
      for (const computer of [writer, late]) {
        await computer.publish(({ kind }) => kind !== 'clash' || chance() < 0.5);
        clashes += computer.questions.filter(({ kind }) => kind === 'clash').length;
        expect(computer.questions.map(({ kind }) => kind)).not.toContain('over');
      }
    }
    await one.bring();
    await other.bring();
    expect(readSource(one.content)).toEqual(readSource(other.content));
    expect(clashes).toBe(2);
    const all = computers.map((computer) => computer.texts()).join('\n');
    expect(written.filter((text) => !all.includes(text))).toEqual([]);
  });
});

/** A generator of pseudorandom numbers from 0 to 1, which gives the same numbers for the same seed. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
