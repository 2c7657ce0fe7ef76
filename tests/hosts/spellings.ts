/** Prefixes of a file's path: slashes, backslashes and folders that lead back. */
const BEFORE = `/ // /./ /%2e/ /%2f /.%2f /%5c /%5C /\\ /%5c%5c /%255c /a/../ /a/..%2f /x/..;/ /_astro/../ /_astro/%2e%2e/
  /_astro/%5c /_astro/..%5c /_astro%5c..%5c /.well-known/../ /.well-known%2f..%2f`;

/** Suffixes of a file's path. */
const AFTER = '/ %2f %5c %00 %20 ;x ?x %3fx %23 . ::$DATA';

/**
 * Ways to spell the URL of a file. Hosts decode and resolve URLs each in their own order, so a rule that hides the plain
 * path of a file may miss another spelling.
 * @param file The path of the file in the built site, such as `.git/config`.
 */
export function spellings(file: string): string[] {
  const [first = '', ...rest] = file;
  const hex = first.charCodeAt(0).toString(16);
  // Encoded once, twice, as two bytes, and with a backslash; then patterns of a file search.
  const signs = `%${hex} %25${hex} %c0%ae %5c%${hex} [${first}] %5b${first}%5d * %2a %3f {.,_}`.split(' ');
  return [
    ...BEFORE.split(/\s+/).map((before) => before + file),
    ...AFTER.split(' ').map((after) => `/${file}${after}`),
    ...signs.map((sign) => `/${sign}${rest.join('')}`),
    `/${file.slice(0, -1)}%5c${file.at(-1)}`,
    `/${file.toUpperCase()}`,
    `/${file.replace('/', '%5c')}`,
    `/${file.replace('/', '%2f')}`,
  ];
}
