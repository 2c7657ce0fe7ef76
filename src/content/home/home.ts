import type { z } from 'zod';
import { keysOf } from '#lib/keysOf.ts';
import { group } from '../schema/fields.ts';
import { about } from './about.ts';
import { contact } from './contact.ts';
import { hero } from './hero.ts';
import { impact } from './impact.ts';
import { people } from './people.ts';
import { services } from './services.ts';
import { testimonials } from './testimonials.ts';
import { works } from './works.ts';

const all = { hero, about, people, services, works, testimonials, impact, contact };

/** `home.yaml`: the home page says who we are, what we do, for whom, and how to begin. */
export const home = group('Página inicial', all);

/** The names of the home page's sections, in the order of the page and of the editor's form. */
export const sections = keysOf(all);

export type HomeContent = z.infer<typeof home>;

/** The pictures of the home page's items, each with its focus and the path of its field. */
export function pictured(home: HomeContent) {
  return Object.entries(home).flatMap(([section, content]) =>
    ('items' in content ? (content.items ?? []) : []).flatMap((item, index) =>
      'picture' in item && item.picture
        ? [{ picture: item.picture, focus: item.focus, path: [section, 'items', index, 'picture'] }]
        : [],
    ),
  );
}
