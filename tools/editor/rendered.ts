import type { MiddlewareHandler } from 'astro';
import { RENDERED } from './border.ts';

/** Astro's middleware: marks each page that Astro has rendered, for the border. */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  response.headers.set(RENDERED, 'yes');
  return response;
};
