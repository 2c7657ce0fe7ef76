/** JSON as a script of a page may hold it: whatever a text says, the script does not end before its end. */
export function jsonInScript(data: unknown): string {
  const escaped = (one: string) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(data).replace(/[<\u2028\u2029]/g, escaped);
}
