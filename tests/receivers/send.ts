import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

export type Sent = { status: number; headers: IncomingHttpHeaders; text: string };

type Options = {
  method?: string;
  headers?: Record<string, string>;
  /** The sender's IP address. It differs in each test, because the receiver limits the messages of one sender. */
  from: string;
};

/** Sends a request to the receiver. An array is sent in chunks, without a Content-Length. */
export function send(url: string, body: string | Buffer | Buffer[], options: Options): Promise<Sent> {
  const { method = 'POST', headers = {}, from } = options;
  return new Promise((resolve, reject) => {
    const sending = request(url, { method, headers, localAddress: from, agent: false }, async (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text: await text(response) });
    });
    sending.on('error', reject);
    for (const part of Array.isArray(body) ? body : []) sending.write(part);
    sending.end(Array.isArray(body) ? undefined : body);
  });
}

/** How a message is posted: by the site's script, or by a browser without scripts. */
export const posts = {
  JSON: {
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: (fields: object) => JSON.stringify(fields),
  },
  'a form': {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
    // Browsers send line breaks as CRLF.
    body: (fields: Record<string, string>) =>
      new URLSearchParams(
        Object.entries(fields).map(([name, value]) => [name, value.replace(/\r?\n/g, '\r\n')]),
      ).toString(),
  },
} as const;
export type Post = keyof typeof posts;
