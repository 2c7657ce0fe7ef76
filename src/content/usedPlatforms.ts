import { linksFrom } from '#lib/links.ts';
import type { PlatformName } from '#lib/platforms.ts';
import { groupsWith } from './groups.ts';
import type { Content } from './read.ts';

/**
 * The platforms whose logos a site can show: those of its channels and profiles, and those that its pages name.
 * Undefined is the plain sign of a link without a logo.
 */
export function usedPlatforms({ site, home, filePages, common }: Content): ReadonlySet<PlatformName | undefined> {
  const links = linksFrom('home', site, '', {});
  const linked = [...common.channels, ...common.footer.social].map(({ to }) => links[to]?.mark);
  // The schema says that a mark is the name of a platform.
  const written = groupsWith('mark', [home, filePages]).map(({ group }) => group.mark as PlatformName);
  return new Set([...linked, ...written]);
}
