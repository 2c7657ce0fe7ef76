/** An item with a title: `**Title:** text`. */
export const titled = ({ title, text }: { title: string; text: string }) =>
  `**${title}**${/[?!.:]$/.test(title) ? '' : ':'} ${text}`;

/** A list with a bullet before each line. */
export const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
