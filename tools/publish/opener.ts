import type { Publishing } from '../../src/content/files/publishing.ts';
import { openFtp } from './ftp.ts';
import type { Kept } from './kept.ts';
import type { Access, Hosting, Remote } from './remote.ts';
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

/** Runs an action on a server, on a connection of its own, and gives a failure its message for the owner. */
export type Connect = <T>(act: (remote: Remote) => Promise<T>) => Promise<T>;

/**
 * Returns a function that connects to the server. If necessary, the function asks the owner for the password, or to
 * accept a new key, which it remembers.
 */
export function connectTo(hosting: Hosting, kept: Kept, { ask, password, say }: Talk): Connect {
  const { host } = hosting;
  // A key belongs to a host and port.
  const place = `ssh://${host}:${hosting.port ?? 22}`;
  const access: Access = { password: undefined, key: kept.known(place).key };
  const open = async (): Promise<Remote> => {
    try {
      return await (hosting.kind === 'sftp' ? openSftp : openFtp)(hosting, access);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      const { reason, detail } = error;
      if (reason === 'key') {
        if (!(await ask(aboutKey(host, detail, access.key)))) throw error;
        access.key = detail;
        kept.know(place, { key: detail });
        say(`A identidade de ${host} é ${detail}: de agora em diante, só ela é aceita.`);
      } else if (reason === 'password' && access.password === undefined) {
        access.password = await password(`${hosting.user}@${host}`);
      } else throw error;
      return open();
    }
  };
  return async (act) => {
    let remote: Remote | undefined;
    try {
      remote = await open();
      return await act(remote);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      throw new Error(sentence(error, hosting), { cause: error });
    } finally {
      remote?.close();
    }
  };
}

function aboutKey(host: string, now: string, before: string | undefined): Question {
  if (before === undefined)
    return {
      kind: 'key',
      key: now,
      text: `É a primeira vez neste servidor. A identidade de ${host} é\n  ${now}\nSe a hospedagem mostra outra, responda que não. É essa?`,
    };
  return {
    kind: 'changedKey',
    text: `Cuidado: a identidade de ${host} mudou. Não é a que este computador conhece:\n  Antes: ${before}\n  Agora: ${now}\nA hospedagem pode ter trocado de máquina ou de chave; ou alguém pode ter posto outra máquina no lugar dela, para ficar com a sua senha. Pergunte à hospedagem, e só responda que sim se ela confirmar o código de agora. Ela confirmou?`,
  };
}
