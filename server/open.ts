import { once } from 'node:events';
import type { Server } from 'node:http';

/**
 * The error codes of a port that another program uses, or that the system reserves. Windows reserves whole ranges of
 * ports.
 */
const TAKEN = new Set(['EADDRINUSE', 'EACCES']);

/**
 * Makes a server listen on the first free port of `ports`.
 * @returns the port.
 * @throws with a sentence for the owner, in Portuguese.
 */
export async function openOnFirst(server: Server, ports: readonly number[], host: string): Promise<number> {
  for (const port of ports) {
    try {
      await once(server.listen(port, host), 'listening');
      return port;
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      if (!TAKEN.has(code)) throw new Error(`Não deu para abrir o site com HOST=${host} e PORT=${port}: ${message}`);
    }
  }
  const which = ports.length === 1 ? `a porta ${ports[0]}` : `nenhuma porta de ${ports[0]} a ${ports.at(-1)}`;
  throw new Error(`Não deu para abrir ${which}: outro programa ou o sistema já usa. ${otherPort(process.platform)}`);
}

/** The sentence that explains how to choose another port, for the terminals of a platform. */
export function otherPort(platform: string): string {
  return platform === 'win32'
    ? 'Escolha outra: escreva `set PORT=8080` (no PowerShell, `$env:PORT=8080`) e rode o comando de novo.'
    : 'Escolha outra: escreva `PORT=8080` antes do comando, como em `PORT=8080 npm start`.';
}
