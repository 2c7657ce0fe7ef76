import { type Mail, receive } from './handler.ts';
import { SETTINGS_FILE, type Settings } from './settings.ts';

type Limit = { limit: (by: { key: string }) => Promise<{ success: boolean }> };

/** What deploy/cloudflare/wrangler.jsonc binds to the Worker. */
type Bindings = {
  /** The built site. */
  ASSETS: { fetch: (address: URL) => Promise<Response> };
  MAIL: { send: (mail: Mail) => Promise<unknown> };
  EACH: Limit;
  ALL: Limit;
};

/** The receiver on Cloudflare. It runs for its own path and for that of its settings; every other file is served without it. */
// biome-ignore lint/style/noDefaultExport: Cloudflare's interface of a Worker
export default {
  async fetch(request: Request, { ASSETS, MAIL, EACH, ALL }: Bindings): Promise<Response> {
    const { pathname } = new URL(request.url);
    // The settings are no page. Any other path that does not exist gets the site's own 404.
    if (pathname !== '/contato') return ASSETS.fetch(new URL('/contato/', request.url));
    const file = await ASSETS.fetch(new URL(`/${SETTINGS_FILE}`, request.url));
    const settings: Settings = await file.json();
    const answer = await receive(request, request.headers.get('CF-Connecting-IP') ?? '', settings, {
      send: (mail) => MAIL.send(mail),
      isTooOften: async (key) => !(await EACH.limit({ key })).success || !(await ALL.limit({ key: 'all' })).success,
    });
    // The answer also has the headers of every file of the site.
    const own = ['content-length', 'content-encoding', 'content-type', 'etag', 'cache-control', 'cf-cache-status'];
    for (const [name, value] of file.headers) if (!own.includes(name)) answer.headers.set(name, value);
    return answer;
  },
};
