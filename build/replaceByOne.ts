/** Puts one text where the first match of a global pattern stands, and nothing where the others stand. */
export function replaceByOne(html: string, pattern: RegExp, one: string): string {
  let placed = false;
  return html.replace(pattern, () => {
    const text = placed ? '' : one;
    placed = true;
    return text;
  });
}
