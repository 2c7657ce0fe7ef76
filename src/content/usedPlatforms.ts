import { linksFrom } from '#lib/links.ts';
import type { PlatformName } from '#lib/platforms.ts';
import { groupsWith } from './groups.ts';
import type { Content } from './read.ts';

/**
 * The platforms whose logos a site can show: those of its channels and profiles, and those that its pages name.
 * Undefined is the plain sign of a channel without a logo.
 */
export function usedPlatforms({ site, home, filePages, common }: Content): ReadonlySet<PlatformName | undefined> {
  const links = linksFrom('home', site, '', {});
  const markOf = ({ to }: { to: string }) => links[to]?.mark;
  // The site does not show a link without an address.
  const hidden = site.links.filter(({ address }) => address === undefined).map(({ name }) => name);
  const channels = common.channels.filter(({ to }) => !hidden.includes(to)).map(markOf);
  const profiles = common.footer.social.map(markOf).filter((mark) => mark !== undefined);
  // The schema says that a mark is the name of a platform.
  const written = groupsWith('mark', [home, filePages]).map(({ group }) => group.mark as PlatformName);
  return new Set([...channels, ...profiles, ...written]);
}
