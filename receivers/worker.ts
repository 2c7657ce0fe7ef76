import { type Mail, receive } from './handler.ts';
import type { Settings } from './readSettings.ts';
import { SETTINGS_FILE } from './settings.ts';

type Limit = { limit: (by: { key: string }) => Promise<{ success: boolean }> };

/** The Worker's bindings in deploy/cloudflare/wrangler.jsonc. */
type Bindings = {
  /** The built site. */
  ASSETS: { fetch: (address: URL) => Promise<Response> };
  MAIL: { send: (mail: Mail) => Promise<unknown> };
  EACH: Limit;
  ALL: Limit;
};

/**
 * The receiver on Cloudflare. It runs only for its own path and the path of its settings; Cloudflare serves all other
 * files itself.
 */
// biome-ignore lint/style/noDefaultExport: Cloudflare's interface of a Worker
export default {
  async fetch(request: Request, { ASSETS, MAIL, EACH, ALL }: Bindings): Promise<Response> {
    const { pathname } = new URL(request.url);
    // The settings must not be served: their URL gets the site's 404 page, like any URL that does not exist.
    if (pathname !== '/contato') return ASSETS.fetch(new URL('/contato/', request.url));
    const file = await ASSETS.fetch(new URL(`/${SETTINGS_FILE}`, request.url));
    // Not checked: the same deployment has this code and this file.
    const settings: Settings = await file.json();
    const answer = await receive(request, request.headers.get('CF-Connecting-IP') ?? '', settings, {
      send: (mail) => MAIL.send(mail),
      isTooOften: async (key) => !(await EACH.limit({ key })).success || !(await ALL.limit({ key: 'all' })).success,
      log: (cause) => console.error('O e-mail não saiu:', cause),
    });
    // The response also gets the headers that all files of the site have.
    const own = ['content-length', 'content-encoding', 'content-type', 'etag', 'cache-control', 'cf-cache-status'];
    for (const [name, value] of file.headers) if (!own.includes(name)) answer.headers.set(name, value);
    return answer;
  },
};
