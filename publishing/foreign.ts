import { posix } from 'node:path';

/** Characters that could change what a terminal or the editor shows: controls, line ends, changes of the direction. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/u;

/** The text of a server or a certificate without unsafe characters. */
export const tamed = (text: string): string => text.split(UNSAFE).join(' ').trim();

/** An invisible character, or a space at an end of a name: the owner could not see it in a question. */
const UNSEEN = /\p{C}|(?:^|\/)\p{Z}|\p{Z}(?:\/|$)/u;

/** Whether a path is relative and normalised, stays inside the folder, and has no unsafe character. */
export function isRelative(path: string): boolean {
  const whole = `/${path}`;
  return whole === posix.normalize(whole) && !whole.endsWith('/') && !path.includes('\\') && !UNSAFE.test(path);
}

/** Whether a path from a server is relative, and can be shown to the owner. */
export const isInside = (path: string): boolean => isRelative(path) && !UNSEEN.test(path);
