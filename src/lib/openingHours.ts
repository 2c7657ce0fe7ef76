import { keysOf } from './keysOf.ts';

/** Days of the week and times of the day at which somebody answers. */
export type Hours = {
  /** The ranges of days. The first and the last day of a range may be the same. */
  days: [first: Day, last: Day][];
  /** The ranges of time, in minutes after midnight. The end of each range is later than its start. */
  times: [opens: number, closes: number][];
};

type Day = keyof typeof DAYS;

/** The days of the week in order: the schema.org name of each, with its Portuguese name. */
const DAYS = {
  Monday: 'segunda',
  Tuesday: 'terça',
  Wednesday: 'quarta',
  Thursday: 'quinta',
  Friday: 'sexta',
  Saturday: 'sábado',
  Sunday: 'domingo',
} as const;
const NAMES = keysOf(DAYS);

const DAY = String.raw`\b(seg|ter|qua|qui|sex|sab|dom)(?:unda|ca|rta|nta|ta|ado|ingo)?s?(?:-? ?feiras?)?\b\.?`;
const TIME = String.raw`(\d{1,2})(?:(?::| ?(?:h|hs|hrs|horas?)\b|h) ?(\d{2})?(?:h|min)?\b)?`;
const UNTIL = String.raw`\s*(?:-|\b(?:a|as|ao|ate(?: a| as| o)?)\b)\s*`;
const PART = new RegExp(`(?:${DAY}(?:${UNTIL}${DAY})?)|(?:${TIME}${UNTIL}${TIME})`, 'g');
/** The words that may be between the days and the times. */
const BETWEEN = /^(?:[\s,;:.e/&]|\b(?:das?|de|dos?|nas?|nos?|aos?|as)\b)*$/;

/** Parses opening hours in Portuguese, such as “Seg-Sex 9:00–18:00”; undefined if a part is unknown or impossible. */
export function readHours(written: string): Hours[] | undefined {
  const line = plain(written);
  if (!BETWEEN.test(line.replace(PART, ' '))) return undefined;
  const all: Hours[] = [];
  for (const [, first, last, ...clock] of line.matchAll(PART)) {
    const current = all.at(-1);
    if (first) {
      const [from, to] = [dayOf(first), dayOf(last ?? first)];
      // “Segunda a segunda” means every day.
      const days: Hours['days'][number] = last && from === to ? ['Monday', 'Sunday'] : [from, to];
      if (current?.times.length === 0) current.days.push(days);
      else all.push({ days: [days], times: [] });
    } else {
      const [opens, closes] = [minutes(clock[0], clock[1]), minutes(clock[2], clock[3])];
      if (!current || !(opens < closes && closes <= 24 * 60)) return undefined;
      current.times.push([opens, closes]);
    }
  }
  return all.length > 0 && all.every(({ times }) => times.length > 0) ? all : undefined;
}

/** Hours as a visitor reads them: “segunda a sexta, das 9h às 18h; sábado, das 9h às 12h30”. */
export function saidHours(hours: readonly Hours[]): string {
  return hours
    .map(({ days, times }) => {
      const ranges = days.map(([first, last]) => (first === last ? DAYS[first] : `${DAYS[first]} a ${DAYS[last]}`));
      return `${LIST.format(ranges)}, ${LIST.format(times.map(([opens, closes]) => `das ${clock(opens)} às ${clock(closes)}`))}`;
    })
    .join('; ');
}

/** Hours for schema.org: one entry for each time range, with all days on which it applies. */
export function openingHours(hours: readonly Hours[]): { days: Day[]; opens: string; closes: string }[] {
  return hours.flatMap(({ days, times }) =>
    times.map(([opens, closes]) => ({ days: days.flatMap(between), opens: iso(opens), closes: iso(closes) })),
  );
}

const LIST = new Intl.ListFormat('pt-BR');

/** The text without accents and capitals. Synonyms such as “dias úteis” become words that `PART` matches. */
function plain(written: string): string {
  return written
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/\b([2-6])a(?=[\s,-])/g, (_, day: string) => DAYS[NAMES[Number(day) - 2] ?? 'Monday'].replace('ç', 'c'))
    .replace(/todos os dias|diariamente/g, 'segunda a domingo')
    .replace(/dias uteis/g, 'segunda a sexta')
    .replace(/meio[ -]dia/g, '12h')
    .replace(/meia[ -]noite/g, '24h');
}

/** The day whose Portuguese name starts with the three letters that `DAY` captures: for these there always is one. */
const dayOf = (name: string) => NAMES.find((day) => plain(DAYS[day]).startsWith(name)) as Day;
const minutes = (hour = '', minute = '0') => (Number(minute) < 60 ? Number(hour) * 60 + Number(minute) : Number.NaN);
const pad = (part: number) => String(part).padStart(2, '0');
const clock = (time: number) => `${Math.floor(time / 60)}h${time % 60 ? pad(time % 60) : ''}`;
const iso = (time: number) => `${pad(Math.floor(time / 60))}:${pad(time % 60)}`;

/** All days of a range, which may pass the end of the week. */
function between([first, last]: [Day, Day]): Day[] {
  const [from, to] = [NAMES.indexOf(first), NAMES.indexOf(last)];
  return [...NAMES, ...NAMES].slice(from, from + ((to - from + 7) % 7) + 1);
}
