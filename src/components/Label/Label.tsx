import { markNames } from '#lib/marks.ts';

const names: readonly string[] = markNames;

/** The text of a link. If it is only the name of a platform, such as “GitHub”, browsers do not translate it. */
export function Label({ text }: { text: string }) {
  return names.includes(text.toLowerCase()) ? <span translate="no">{text}</span> : text;
}
