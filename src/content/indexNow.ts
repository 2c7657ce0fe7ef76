import { createHash } from 'node:crypto';

/**
 * The key of a site for IndexNow. It is no secret: a file at the site's root has it, which proves that who sends it may
 * write there. Source: indexnow.org/documentation
 */
export function indexNowKey(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 32);
}
