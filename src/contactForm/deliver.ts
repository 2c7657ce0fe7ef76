import type { Delivery, Outcome } from './delivery.ts';
import { formspree } from './formspree.ts';
import type { Draft } from './message.ts';
import { post } from './post.ts';
import { simulated } from './simulated.ts';
import { whatsapp } from './whatsapp.ts';

/**
 * Delivers a draft.
 * @throws if the delivery fails without an answer.
 */
export async function deliver(draft: Draft, delivery: Delivery): Promise<Outcome> {
  switch (delivery.kind) {
    case 'simulated':
      return simulated();
    case 'whatsapp':
      return whatsapp(draft, delivery);
    case 'formspree':
      return formspree(draft, delivery.address);
    case 'php':
      return post(draft, delivery.address);
  }
}
