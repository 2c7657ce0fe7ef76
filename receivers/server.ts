import { createServer, type IncomingMessage, type Server } from 'node:http';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { counters } from './counters.ts';
import { type Mail, receive } from './handler.ts';
import { readSettings, SettingsError } from './readSettings.ts';

type ReceiverOptions = {
  /** The path of the settings file. */
  file: string;
  /** Sends an e-mail. Rejects if the mail server does not accept it. */
  send: (mail: Mail) => Promise<unknown>;
  /** The maximum number of open connections. 2,000 would exceed the memory of the service. */
  connections?: number;
  /** The time in which a whole request must arrive, in ms. */
  patience?: number;
};

/** The receiver as an HTTP server, which runs behind Caddy or nginx. */
export function createReceiver({ file, send, connections = 200, patience = 20_000 }: ReceiverOptions): Server {
  const isTooOften = counters();
  // Node checks the time limit at this interval, which is 30 s by default.
  const options = { requestTimeout: patience, connectionsCheckingInterval: 1000 };
  const server = createServer(options, async (incoming, outgoing) => {
    // `Request` does not accept this method.
    if (incoming.method === 'TRACE') return void outgoing.writeHead(405, { Allow: 'GET, HEAD, POST' }).end();
    let trouble = '';
    const log = (cause: string) => {
      trouble = cause;
    };
    try {
      // Reads the settings for each request, because a publication changes the file.
      const settings = readSettings(file);
      const answer = await receive(requestOf(incoming), addressOf(incoming), settings, { send, isTooOften, log });
      console.log(new Date().toISOString(), answer.status, trouble);
      const page = Buffer.from(await answer.text());
      outgoing.writeHead(answer.status, { ...Object.fromEntries(answer.headers), 'Content-Length': page.length });
      outgoing.write(page);
      // A connection that closes before the whole request was read may lose the response. Source: RFC 9112, 9.6.
      if (incoming.complete) outgoing.end();
      else incoming.resume().once('close', () => outgoing.end());
    } catch (error) {
      // If the request did not arrive, Node has closed the connection.
      console.error(new Date().toISOString(), incoming.errored ? 'incomplete' : causeOf(error));
      outgoing.writeHead(500).end();
    }
  });
  server.maxConnections = connections;
  return server;
}

/** The cause of an error, for the log. Only a `SettingsError` has its text there: others may quote the request. */
function causeOf(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}

/**
 * The request with the host that the visitor's browser names. It has no path: the receiver has one URL, and some paths,
 * such as `//example.org/contato`, would replace the host.
 */
function requestOf(incoming: IncomingMessage): Request {
  const { method = 'GET', headers } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  // The body stays readable after the receiver stops reading it.
  const body = hasBody ? NodeStream.from(incoming.iterator({ destroyOnReturn: false })) : null;
  // Node needs `duplex` for a stream, but TypeScript's web types do not have it. To them, Node's stream is another type.
  const options: RequestInit & { duplex: 'half' } = {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: body as ReadableStream | null,
    duplex: 'half',
  };
  return new Request(URL.parse(`http://${headers.host ?? ''}`)?.origin ?? 'http://localhost', options);
}

/** The visitor's IP address, which Caddy or nginx adds at the end of the header `X-Forwarded-For`. */
function addressOf({ headers, socket }: IncomingMessage): string {
  const addresses = String(headers['x-forwarded-for'] ?? socket.remoteAddress).split(',');
  return addresses.at(-1)?.trim() ?? '';
}
