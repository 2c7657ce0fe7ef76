import type { ReactNode } from 'react';
import type { HomeContent } from '#content/home/home.ts';
import type { Links, Target } from '#lib/links.ts';
import type { Photo } from '#lib/photo.ts';
import type { PlatformName } from '#lib/platformLogos.ts';
import type { ServiceTile } from '#look/walls/serviceTile.ts';
import type { WallChoice } from '#look/walls/walls.ts';

type ServiceCard = {
  name: string;
  /** The mural's id and view transition name, the same on the card and on the service's page. */
  mural: string;
  summary: string;
  tile: ServiceTile;
  free: boolean;
  page: Target;
};

type PersonProps = { name: string; text: string; photo?: Photo | undefined };

type WorkProps = { title: string; text: string; to: Target; photo?: Photo | undefined };

/** `mark` is the platform's logo; only the e-mail has none. */
export type ContactChannel = { label: string; who: string; mark?: PlatformName; to: Target };

/** The owner's facts beside the form. */
type ContactFacts = {
  note: string;
  /** Whole sentences that say how long the first talk takes, and by which means. */
  talk: readonly string[];
  /** Whether the form can also be sent without scripts. */
  plain: boolean;
  /**
   * `text`, above the fields, says where a message goes. `call`, below the fields, is a link to another channel, if the
   * form sends nothing.
   */
  notice: { text: string; call?: { label: string; to: Target } | undefined };
  channels: readonly ContactChannel[];
  /** Facts such as the hours and the city, in whole sentences. */
  about: readonly string[];
  card: Target;
};

/** The words and facts of the home page. Each section takes what it needs. */
export type HomeProps = {
  content: HomeContent;
  links: Links;
  /** The target of a link to another site. */
  outside: (href: string) => Target;
  wall: WallChoice | undefined;
  services: readonly ServiceCard[];
  /** Items with photos. A section without items is not shown. */
  people: readonly PersonProps[];
  works: readonly WorkProps[];
  contact: ContactFacts;
  /** The label on cards of free services. */
  free: string;
  /** The contact form. */
  children: ReactNode;
};
