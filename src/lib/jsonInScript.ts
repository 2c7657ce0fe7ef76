/** JSON that is safe inside a script element: no text in it can end the script early. */
export function jsonInScript(data: unknown): string {
  const escaped = (one: string) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(data).replace(/[<\u2028\u2029]/g, escaped);
}
