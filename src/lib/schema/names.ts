import { keysOf } from '#lib/keysOf.ts';
import { type PlatformName, platforms } from '#lib/platforms.ts';

/** The platforms that have a logo, with the labels that the form shows. The type of `Object.fromEntries` keeps no names. */
export const platformNames = Object.fromEntries(
  keysOf(platforms)
    .sort()
    .map((name) => [name, platforms[name][0]]),
) as Record<PlatformName, string>;
