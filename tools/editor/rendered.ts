import type { MiddlewareHandler } from 'astro';
import { CSP, PAGE_POLICY } from './border.ts';

/** Astro's middleware: gives each page that Astro has rendered its policy, because the border's shuts in all files. */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (response.headers.get('Content-Type')?.startsWith('text/html')) response.headers.set(CSP, PAGE_POLICY);
  return response;
};
