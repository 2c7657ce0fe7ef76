import { type IncomingHttpHeaders, request } from 'node:http';

export type Sent = {
  status: number;
  headers: IncomingHttpHeaders;
  location: string | undefined;
  type: string;
  text: string;
};

type Options = {
  method?: string;
  headers?: Record<string, string>;
  /** The sender's IP address. It differs in each test, because a receiver limits the messages of one sender. */
  from: string;
};

/** Sends a request to a receiver. An array is sent in chunks, without a Content-Length. */
export function send(url: string, body: string | Buffer | Buffer[], options: Options): Promise<Sent> {
  const { method = 'POST', headers = {}, from } = options;
  return new Promise((resolve, reject) => {
    const sending = request(url, { method, headers, localAddress: from, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        const { location, 'content-type': type = '' } = response.headers;
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          location,
          type,
          text: Buffer.concat(parts).toString(),
        });
      });
    });
    sending.on('error', reject);
    if (Array.isArray(body)) {
      for (const part of body) sending.write(part);
      sending.end();
    } else sending.end(body);
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
        Object.entries(fields).map(([name, text]) => [name, text.replace(/\r?\n/g, '\r\n')]),
      ).toString(),
  },
} as const;
export type Post = keyof typeof posts;
