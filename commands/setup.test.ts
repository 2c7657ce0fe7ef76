import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { change, withCopy } from '../tests/variants/copy.ts';

const TIME = 30_000;

/** The questionnaire where nobody can be asked. */
function setUp(folder: string, ...args: string[]) {
  return run(folder, process.execPath, ['commands/setup.ts', ...args]);
}

function run(folder: string, command: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', input: '' });
  return { status, stdout, stderr };
}

function withCopyToSetUp(use: (folder: string, read: () => string) => void): void {
  withCopy((folder) => {
    change(
      folder,
      'package.json',
      'node commands/prepare.js && npm run --silent setup:ask',
      'npm run --silent setup:ask',
    );
    const files = readdirSync(folder);
    use(folder, () => readFileSync(join(folder, 'site.config.ts'), 'utf8'));
    expect(readdirSync(folder)).toEqual(files);
  });
}

describe('`npm run setup` without a terminal', () => {
  test(
    'writes what the options say and nothing else, and the second time no byte',
    () => {
      withCopyToSetUp((folder, read) => {
        const before = read();
        const wanted = [`--brand.name=Caixa d'água`, '--links.whatsapp=11 91234-5678', '--contact.delivery=http:x.org'];
        const first = run(folder, 'npm', ['run', '--silent', 'setup', '--', '--yes', '--palette=mare', ...wanted]);
        expect(first).toMatchObject({ status: 0, stderr: '' });
        expect(first.stdout).toMatch(/^Nome da marca: .+ → Caixa d'água$/m);
        expect(first.stdout).toMatch(/`npm start`.*`npm run preflight`/);

        const written = read();
        const lines = (text: string) => text.split('\n').map((line) => line.trim());
        expect(lines(written).filter((line) => !lines(before).includes(line))).toEqual([
          `name: "Caixa d'água",`,
          `palette: 'mare',`,
          `whatsapp: '+55 11 91234-5678',`,
          `delivery: { http: 'https://x.org' },`,
        ]);

        const second = setUp(folder, '--yes', '--palette=mare', ...wanted);
        expect(second).toMatchObject({ status: 0, stdout: expect.stringContaining('já está assim') });
        expect(read()).toBe(written);
      });
    },
    TIME,
  );

  test(
    'changes nothing where it cannot ask, where an option is wrong, or where the build would refuse the whole',
    () => {
      withCopyToSetUp((folder, read) => {
        const before = read();
        expect(setUp(folder)).toMatchObject({ status: 1, stderr: expect.stringContaining('não há um terminal') });
        expect(setUp(folder, '--address=meu site')).toMatchObject({
          status: 1,
          stderr: expect.stringContaining('--address=meu site\n    Esperava'),
        });
        expect(read()).toBe(before);

        const expired = before.replace(/expires: '[^']*'/, "expires: '2020-01-01'");
        writeFileSync(join(folder, 'site.config.ts'), expired);
        expect(setUp(folder, '--brand.name=X')).toMatchObject({
          status: 1,
          stderr: expect.stringMatching(/security\.expires(.|\n)*Nada mudou/),
        });
        expect(read()).toBe(expired);

        expect(setUp(folder, '--yes'), 'little is asked, but the whole would not build').toMatchObject({ status: 1 });

        const broken = before.replace("name: '", 'name: ');
        writeFileSync(join(folder, 'site.config.ts'), broken);
        expect(setUp(folder, '--brand.name=X')).toMatchObject({
          status: 1,
          stderr: expect.stringMatching(/Na linha \d+ de site\.config\.ts/),
        });
        expect(read()).toBe(broken);

        writeFileSync(join(folder, 'site.config.ts'), before.replace(/name: '[^']*'/, 'name: Coletivo'));
        expect(setUp(folder, '--yes')).toMatchObject({ status: 1, stderr: expect.stringContaining('alguma aspa') });
      });
    },
    TIME,
  );
});
