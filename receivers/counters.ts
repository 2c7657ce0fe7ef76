import { MOST_EACH, MOST_OF_ALL } from './settings.ts';

const HOUR = 3_600_000;

/**
 * Returns a function that counts a message of a sender. The function returns true if the message exceeds a limit.
 * The counts are in memory, and start at zero every hour.
 */
export function counters(now = Date.now): (sender: string) => boolean {
  let hour = 0;
  let all = 0;
  let counts = new Map<string, number>();
  return (sender) => {
    const current = Math.floor(now() / HOUR);
    if (current !== hour) {
      hour = current;
      all = 0;
      counts = new Map();
    }
    const count = counts.get(sender) ?? 0;
    if (count >= MOST_EACH || all >= MOST_OF_ALL) return true;
    counts.set(sender, count + 1);
    all++;
    return false;
  };
}
