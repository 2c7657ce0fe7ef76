import { once } from 'node:events';
import type { Server } from 'node:http';

/**
 * The error codes of a port that another program uses, or that the system reserves. Windows reserves whole ranges of
 * ports.
 */
const TAKEN = new Set(['EADDRINUSE', 'EACCES']);

/**
 * Makes a server listen on the first free port of `ports`. For port 0, the system chooses a free one.
 * @returns the port.
 * @throws with a sentence for the owner, in Portuguese.
 */
export async function openOnFirst(server: Server, ports: readonly number[], host: string): Promise<number> {
  for (const port of ports) {
    try {
      await once(server.listen(port, host), 'listening');
      return portOf(server);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (!('code' in error && TAKEN.has(String(error.code))))
        throw new Error(`Não deu para abrir o site com HOST=${host} e PORT=${port}: ${error.message}`);
    }
  }
  const which = ports.length === 1 ? `a porta ${ports[0]}` : `nenhuma porta de ${ports[0]} a ${ports.at(-1)}`;
  throw new Error(`Não deu para abrir ${which}: outro programa ou o sistema já usa. ${otherPort(process.platform)}`);
}

/** The port that a server listens on. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.');
  return address.port;
}

/**
 * The port that the owner chose with `PORT`.
 * @throws with a sentence for the owner, in Portuguese.
 */
export function chosenPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`PORT=${text} não é uma porta: escolha um número inteiro de 0 a 65535, como em PORT=8080.`);
}

/** The sentence that explains how to choose another port, for the terminals of a platform. */
export function otherPort(platform: string): string {
  return platform === 'win32'
    ? 'Escolha outra: escreva `set PORT=8080` (no PowerShell, `$env:PORT=8080`) e rode o comando de novo.'
    : 'Escolha outra: escreva `PORT=8080` antes do comando, como em `PORT=8080 npm start`.';
}

/** The sentence that explains how to serve the site to the network, for the terminals of a platform. */
export function wholeNetwork(platform: string): string {
  return platform === 'win32'
    ? "Para a rede inteira: escreva `set HOST=0.0.0.0` (no PowerShell, `$env:HOST='0.0.0.0'`) e rode `npm start` de novo."
    : 'Para a rede inteira: HOST=0.0.0.0 npm start';
}
