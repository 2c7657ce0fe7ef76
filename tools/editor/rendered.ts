import type { MiddlewareHandler } from 'astro';
import { contentFolder } from '../../src/content/reader/folders.ts';
import { readContent } from '../../src/content/reader/read.ts';
import { CSP, PAGE_POLICY } from './border.ts';

/**
 * Astro's middleware: gives each page that Astro has rendered its policy, because the border's shuts in all files, and
 * leads from the former URL of a page to the page, as hosts do.
 */
export const onRequest: MiddlewareHandler = async ({ url, redirect }, next) => {
  const response = await next();
  const { moved } = response.status === 404 ? readContent(contentFolder(), { isDraft: true }) : { moved: [] };
  const now = moved.find(({ from }) => from === url.pathname);
  if (now) return redirect(now.to);
  if (response.headers.get('Content-Type')?.startsWith('text/html')) response.headers.set(CSP, PAGE_POLICY);
  return response;
};
