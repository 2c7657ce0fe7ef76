import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';

import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { toYaml } from '../editor/yaml.ts';
import { buildEnv, change } from '../launch/copy.ts';
import { top } from '../launch/projectFiles.ts';
import { emptyFolder } from '../tests/temporary.ts';
import { filledSite } from '../tests/variants/filledSite.ts';

/** A project's folder that contains only the files that the command reads. */
let folder = '';

beforeEach(() => {
  folder = emptyFolder();
  cpSync(join(top, 'demo'), join(folder, 'demo'), { recursive: true, filter: () => true });
});

const COMMAND = join(top, 'commands/preflight.ts');

/** Node's permission model blocks every connection, so the command fails if it uses the network without `--online`. */
function preflight(...args: string[]) {
  const limits = ['--permission', '--allow-fs-read=*', '--no-warnings'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...limits, COMMAND, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...buildEnv, SITE_CONTENT: '' },
  });
  return { status, out: stdout, errors: stderr };
}

describe('npm run preflight', () => {
  test('for the project as shipped, lists the remaining tasks', () => {
    const { status, out, errors } = preflight();
    expect(status).toBe(1);
    expect(errors).toBe('');
    for (const left of ['Marca › Nome da marca', 'Endereço do site: ', 'Contato de segurança › Contato']) {
      expect(out).toContain(left);
    }
    expect(out).toMatch(/^FALTA {2}o envio do formulário/m);
    expect(out).toContain('npm run edit');
    expect(out).not.toContain('o que o site não diz de vocês');
  });

  test('with --json, writes the findings as JSON', () => {
    const { status, out } = preflight('--json');
    expect(status).toBe(1);
    expect(JSON.parse(out)).toContainEqual(expect.objectContaining({ code: 'placeholder', state: 'missing' }));
  });

  test('with --online, requests the links of the site, and reports those without a response', () => {
    cpSync(join(folder, 'demo'), join(folder, 'content'), { recursive: true, filter: () => true });
    writeFileSync(join(folder, 'content/site.yaml'), toYaml(filledSite, ''));
    // Node blocks the connections, so no link responds.
    const { status, out } = preflight('--online');
    expect(status).toBe(0);
    expect(out).toMatch(/^AVISO {2}links que não respondem/m);
    expect(out).toContain('https://discord.gg/roda (não respondeu)');
  });

  test('reports a mistake in a content file without a stack trace', () => {
    change(folder, 'demo/site.yaml', /address: .*/, 'address: roda');
    const { status, out, errors } = preflight();
    expect(status).toBe(1);
    expect(out).toBe('');
    expect(errors).toContain('encontrei: “roda”');
    expect(errors).not.toMatch(/^\s+at /m);
  });
});
