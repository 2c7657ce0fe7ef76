/** JSON that is safe inside a script element: no text in it can end the script early. */
export function jsonInScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
