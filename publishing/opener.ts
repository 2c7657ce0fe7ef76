import type { Publishing } from '../src/content/files/publishing.ts';
import { openFtp } from './ftp.ts';
import type { Kept } from './kept.ts';
import type { Access, Hosting, Remote } from './remote.ts';
import { keepConnected, type Use } from './send.ts';
import { sentence } from './sentences.ts';
import { openSftp } from './sftp.ts';
import type { Question, Talk } from './talk.ts';
import { Trouble } from './trouble.ts';

/** The name under which the data about a server is stored. */
export function serverOf(publishing: Publishing): string {
  if (publishing.kind === 'cloudflare') return 'cloudflare';
  const { kind, user, host, port, folder } = publishing;
  return `${kind}://${user}@${host}${port ? `:${port}` : ''}/${folder ?? ''}`;
}

/** The data of this machine that a connection needs. */
export type Machine = {
  kept: Kept;
  /** The fingerprint of an SSH key that is accepted without a question. */
  key?: string;
  /** The pauses before each attempt to reopen a lost connection, in seconds. */
  waits?: number[];
};

/** Runs an action on a server, and gives a failure its message for the owner. */
export async function connected<T>(
  hosting: Hosting,
  { kept, key, waits }: Machine,
  talk: Talk,
  act: (use: Use) => Promise<T>,
): Promise<T> {
  const { use, close } = keepConnected(opener(hosting, kept, talk, key), talk.say, waits);
  try {
    return await act(use);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    throw new Error(sentence(error, hosting), { cause: error });
  } finally {
    close();
  }
}

/**
 * Returns a function that connects to the server. If necessary, the function asks the owner for the password, to accept
 * a new key, or to allow a connection without TLS.
 */
function opener(hosting: Hosting, kept: Kept, { ask, password, say }: Talk, key?: string): () => Promise<Remote> {
  const { host } = hosting;
  // An SSH key belongs to a host and port.
  const place = `ssh://${host}:${hosting.port ?? 22}`;
  const access: Access = { password: undefined, key: kept.known(place).key, plain: false };
  const attempt = async (): Promise<Remote> => {
    try {
      return await (hosting.kind === 'sftp' ? openSftp : openFtp)(hosting, access);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      const { reason, detail } = error;
      if (reason === 'key') {
        const question: Question = access.key
          ? {
              kind: 'changedKey',
              text: `Cuidado: a identidade de ${host} mudou. Não é a que este computador conhece:\n  Antes: ${access.key}\n  Agora: ${detail}\nA hospedagem pode ter trocado de máquina ou de chave; ou alguém pode ter posto outra máquina no lugar dela, para ficar com a sua senha. Pergunte à hospedagem, e só responda que sim se ela confirmar o código de agora. Ela confirmou?`,
            }
          : {
              kind: 'key',
              text: `É a primeira vez neste servidor. A identidade de ${host} é\n  ${detail}\nSe a hospedagem mostra outra, responda que não. É essa?`,
            };
        if (detail !== key && !(await ask(question))) throw error;
        access.key = detail;
        kept.know(place, { key: detail });
        say(`A identidade de ${host} é ${detail}: de agora em diante, só ela é aceita.`);
      } else if (reason === 'plain') {
        const text = `${host} não tem FTP com TLS. Sem ele, a senha e o site viajam abertos: quem estiver na mesma rede pode ler a senha e trocar o seu site. Prefira SFTP. Enviar mesmo assim?`;
        if (!(await ask({ kind: 'plain', text }))) throw error;
        access.plain = true;
      } else if (reason === 'password' && access.password === undefined) {
        access.password = await password(`${hosting.user}@${host}`);
      } else throw error;
      return attempt();
    }
  };
  return attempt;
}
