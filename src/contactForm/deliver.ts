import type { Delivery } from './delivery.ts';
import type { Outcome } from './formState.ts';
import { formspree } from './formspree.ts';
import type { Draft } from './message.ts';
import { post } from './post.ts';
import { simulated } from './simulated.ts';
import { whatsapp } from './whatsapp.ts';

/**
 * Delivers a draft. Aborting the signal cancels the request, if there is one.
 * @throws if the delivery fails without an answer.
 */
export async function deliver(draft: Draft, delivery: Delivery, signal: AbortSignal): Promise<Outcome> {
  switch (delivery.kind) {
    case 'simulated':
      return simulated();
    case 'whatsapp':
      return whatsapp(draft, delivery);
    case 'formspree':
      return formspree(draft, delivery.address, signal);
    case 'php':
      return post(draft, delivery.address, signal);
  }
}
