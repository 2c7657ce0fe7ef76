import type { Deliver, FormDelivery } from './delivery.ts';
import { formspree } from './formspree.ts';
import { php } from './php.ts';
import { simulated } from './simulated.ts';
import { whatsapp } from './whatsapp.ts';

/** The code of a delivery. */
export function delivering(delivery: FormDelivery): Deliver {
  switch (delivery.kind) {
    case 'simulated':
      return simulated;
    case 'whatsapp':
      return whatsapp(delivery);
    case 'formspree':
      return formspree(delivery);
    case 'php':
      return php(delivery);
  }
}
