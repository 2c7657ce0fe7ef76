import { keysOf } from './keysOf.ts';

/** A range of days of the week on which somebody answers, and the times of one range on each of them. */
export type Hours = {
  days: { first: Day; last?: Day | undefined };
  /** A time as the page shows it, such as `9h` or `18h30`. */
  from: string;
  /** A later time of the same day. */
  to: string;
};

export type Day = keyof typeof dayNames;

/** The days of the week in order: the schema.org name of each, with its Portuguese name. */
export const dayNames = {
  Monday: 'Segunda',
  Tuesday: 'Terça',
  Wednesday: 'Quarta',
  Thursday: 'Quinta',
  Friday: 'Sexta',
  Saturday: 'Sábado',
  Sunday: 'Domingo',
} as const;

/** Hours as a visitor reads them: “segunda a sexta, das 9h às 18h; sábado, das 9h às 12h30”. */
export function hoursInWords(hours: readonly Hours[]): string {
  const byDays = Map.groupBy(hours, ({ days }) => saidDays(days));
  return [...byDays]
    .map(([days, ranges]) => `${days}, ${LIST.format(ranges.map(({ from, to }) => `das ${from} às ${to}`))}`)
    .join('; ');
}

/** Hours for schema.org, with all days on which they apply. */
export function openingHours(hours: readonly Hours[]) {
  return hours.map(({ days, from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysOf(days),
    opens: iso(from),
    closes: iso(to),
  }));
}

/** A time in the notation of the page: `09:00` as `9h`, `18:30` as `18h30`. */
export function tidyTime(written: string): string {
  return written.replace(/^0?(\d{1,2})(?:[:h](?:00)?)?$/i, '$1h').replace(/^0?(\d{1,2})[:h](\d{2})$/i, '$1h$2');
}

/** Whether a text is a time of the day, as `tidyTime` returns it. */
export const isTime = (text: string): boolean => /^(?:(?:1?\d|2[0-3])h(?:[0-5]\d)?|24h)$/.test(text);

/** A time for schema.org, such as `09:00`. Such texts are in the order of their times. */
export function iso(time: string): string {
  const [hour = '', minute = ''] = time.split('h');
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
}

const LIST = new Intl.ListFormat('pt-BR');

function saidDays({ first, last = first }: Hours['days']): string {
  return (first === last ? dayNames[first] : `${dayNames[first]} a ${dayNames[last]}`).toLowerCase();
}

/** All days of a range, which may pass the end of the week. */
function daysOf({ first, last = first }: Hours['days']): Day[] {
  const all = keysOf(dayNames);
  const [from, to] = [all.indexOf(first), all.indexOf(last)];
  return [...all, ...all].slice(from, from + ((to - from + 7) % 7) + 1);
}
