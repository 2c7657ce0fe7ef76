import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { type Running, started } from '../../../tests/launch/started.ts';

const PROGRAMS = '/usr/sbin/sshd /usr/bin/ssh-agent /usr/sbin/proftpd /usr/lib/proftpd/mod_sftp.so /usr/bin/openssl';
const missing = PROGRAMS.split(' ').filter((path) => !existsSync(path));
if (missing.length > 0) console.warn(`Not published, because these are missing: ${missing.join(', ')}.`);

/** Developers' machines may skip the publishing tests; CI may not. */
export const isTested = missing.length === 0 || process.env.CI === 'true';

export const { username: USER, uid, gid } = userInfo();

export const PASSWORD = 'uma senha de teste';

/** Makes SSH keys and a certificate in a new folder. `good.pem` is for localhost, and signed by itself. */
export function makeKeys(): string {
  const own = mkdtempSync(join(tmpdir(), 'keys-'));
  const run = (command: string) => execFileSync('sh', ['-c', command], { cwd: own, stdio: 'pipe' });
  for (const name of ['host', 'user']) run(`ssh-keygen -q -t ecdsa -m PEM -N '' -f ${name}`);
  const name = '-subj /CN=localhost -addext subjectAltName=DNS:localhost';
  run(`openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout good.key -out good.pem ${name}`);
  return own;
}

/** Starts an SSH agent with the user's key, and returns the agent's socket. */
export function startAgent(keys: string): { socket: string; stop: () => void } {
  const socket = join(keys, 'agent');
  const agent = spawn('ssh-agent', ['-D', '-a', socket], { stdio: 'ignore' });
  const add = `until ssh-add -q ${keys}/user 2>/dev/null; do :; done`;
  execFileSync('sh', ['-c', add], { env: { ...process.env, SSH_AUTH_SOCK: socket }, timeout: 100_000 });
  return { socket, stop: () => agent.kill() };
}

/** Starts OpenSSH, which accepts only the user's key. */
export const startOpenSsh = (keys: string): Promise<Running> =>
  started((port, own) => {
    const config = join(own, 'config');
    // OpenSSH needs this folder if it runs as root.
    if (uid === 0) mkdirSync('/run/sshd', { recursive: true });
    writeFileSync(
      config,
      `ListenAddress 127.0.0.1
Port ${port}
HostKey ${keys}/host
PidFile none
UsePAM no
StrictModes no
PermitRootLogin prohibit-password
PasswordAuthentication no
AuthorizedKeysFile ${keys}/user.pub
Subsystem sftp internal-sftp
`,
    );
    return spawn('/usr/sbin/sshd', ['-D', '-e', '-f', config]);
  });

const settings = {
  sftp: (keys: string) => `LoadModule mod_sftp.c\nSFTPEngine on\nSFTPHostKey ${keys}/host\nSFTPAuthMethods password\n`,
  ftp: (keys: string) =>
    `LoadModule mod_tls.c\nTLSEngine on\nTLSRequired on\nTLSECCertificateFile ${keys}/good.pem\nTLSECCertificateKeyFile ${keys}/good.key\n`,
  'FTP without TLS': () => '',
};

/** Starts ProFTPD, which accepts `USER` with `PASSWORD`. */
export const startProFtpd = (keys: string, kind: keyof typeof settings, more = ''): Promise<Running> =>
  started((port, own) => {
    const config = join(own, 'config');
    const hash = execFileSync('openssl', ['passwd', '-6', PASSWORD], { encoding: 'utf8' }).trim();
    writeFileSync(join(own, 'users'), `${USER}:${hash}:${uid}:${gid}::${own}:/bin/sh\n`, { mode: 0o600 });
    writeFileSync(
      config,
      `ModulePath /usr/lib/proftpd
ServerType standalone
DefaultAddress 127.0.0.1
SocketBindTight on
UseIPv6 off
Port ${port}
PidFile ${own}/pid
ScoreboardFile ${own}/scoreboard
DelayEngine off
WtmpLog off
TransferLog none
AllowOverwrite on
RootLogin on
UseFtpUsers off
RequireValidShell off
AuthOrder mod_auth_file.c
AuthUserFile ${own}/users
${settings[kind](keys)}${more}
`,
    );
    return spawn('/usr/sbin/proftpd', ['-n', '-q', '-c', config]);
  });
