import type { Deliver } from './delivery.ts';
import { post } from './post.ts';

/** Sends the message to the receiver on the site's own host. */
export const php =
  ({ address }: { address: string }): Deliver =>
  (draft, signal) =>
    post(address, draft, signal);
