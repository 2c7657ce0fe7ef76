import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';

/**
 * Serves a folder over https, like a web host without compression. A proxy on `port` leads every host name to this
 * server. The tested editor sends its https requests through the proxy.
 * @param keys The folder of the key and the certificate.
 */
export async function startWeb(port: number, folder: string, keys: string): Promise<{ stop: () => void }> {
  const tls = { key: readFileSync(join(keys, 'good.key')), cert: readFileSync(join(keys, 'good.pem')) };
  const web = createSecureServer(tls, ({ url = '' }, response) => {
    const file = [url, `${url}.html`, `${url}index.html`].find(
      (path) => /\.\w+$/.test(path) && !path.startsWith('/.ht') && existsSync(folder + path),
    );
    response.writeHead(file ? 200 : 404, { 'Content-Security-Policy': "default-src 'self'" });
    response.end(file && readFileSync(folder + file));
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  const proxy = createServer().on('connect', (_request, client) => {
    const upstream = connect((web.address() as AddressInfo).port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      upstream.pipe(client).pipe(upstream);
    });
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  const stop = () => {
    for (const server of [web, proxy]) {
      server.close();
      server.closeAllConnections();
    }
  };
  return { stop };
}
