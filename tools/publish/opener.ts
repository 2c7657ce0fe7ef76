import { openFtp } from './ftp.ts';
import { record, recordOf } from './records.ts';
import { HostError, hostError, type Remote } from './remote.ts';
import { openSftp } from './sftp.ts';
import { Declined, type Hosting, type Question, Stopped, type Talk } from './talk.ts';

/** The name under which the data about a server is stored. */
export const serverOf = ({ kind, user, host, port, folder = '' }: Hosting): string =>
  `${kind}://${user}@${host}:${port ?? ''}/${folder}`;

/** The password of each server, in memory until this program ends. */
const passwords = new Map<string, string>();

/**
 * Runs an action on a connection of its own, and gives its failure a message for the owner. Asks for the password, and
 * whether the server's key is right; from then on, only this key is accepted.
 */
export async function onServer<T>(hosting: Hosting, talk: Talk, act: (remote: Remote) => Promise<T>): Promise<T> {
  let remote: Remote | undefined;
  try {
    remote = await open(hosting, talk);
    return await act(remote).catch((error) => {
      throw hostError(error);
    });
  } catch (error) {
    // The owner's disk can fail, too: it stores the server's key.
    if (!(error instanceof HostError)) throw error;
    throw new Stopped(error.sentence(hosting), { cause: error });
  } finally {
    remote?.close();
  }
}

async function open(hosting: Hosting, talk: Talk): Promise<Remote> {
  const { host, user } = hosting;
  const server = serverOf(hosting);
  // A key belongs to a host and port.
  const place = `ssh://${host}:${hosting.port ?? 22}`;
  const { key } = recordOf(place);
  try {
    return await (hosting.kind === 'sftp' ? openSftp : openFtp)(hosting, passwords.get(server), key);
  } catch (error) {
    const failure = hostError(error);
    const { reason, message: now } = failure;
    const first = `É a primeira vez neste servidor.\nA identidade de ${host} é\n  ${now}\nSe a hospedagem mostra outra, responda que não. É essa?`;
    const changed = `Cuidado: a identidade de ${host} mudou.\nNão é a que este computador conhece:\n  Antes: ${key}\n  Agora: ${now}\nA hospedagem pode ter trocado de máquina ou de chave; ou alguém pode ter posto outra máquina no lugar dela, para ficar com a sua senha. Pergunte à hospedagem, e só responda que sim se ela confirmar o código de agora. Ela confirmou?`;
    const question: Question = key ? { kind: 'changedKey', text: changed } : { kind: 'key', text: first, key: now };
    if (reason === 'key' && (await talk.ask(question))) record(place, { key: now });
    else if (reason === 'password') {
      const refusal = passwords.delete(server) ? failure.sentence(hosting) : undefined;
      const password = await talk.password(`${user}@${host}`, refusal);
      if (password === undefined) throw new Declined('Nada foi enviado.');
      passwords.set(server, password);
    } else throw failure;
    return open(hosting, talk);
  }
}
