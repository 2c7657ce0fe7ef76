/** Names of fields and choices from earlier versions, each with its current name. The site still accepts old names. */
const names: Readonly<Record<string, string>> = {
  // The colours were named after their looks, such as `barro` (clay); now they are named after their roles.
  cal: 'fundo',
  tinta: 'texto',
  azul: 'principal',
  mata: 'segunda',
  barro: 'terceira',
  ipe: 'destaque',
};

/** The current name of a field or of a choice. */
export function currentName(written: string): string {
  return names[written] ?? written;
}

/** The deliveries that earlier versions had. */
const deliveries = [
  ...['simulated', 'whatsapp', 'formspree', 'php', 'cloudflare', 'server'],
  ...['netlify', 'web3forms', 'http'],
];

/** The paths of fields from earlier versions whose sentences the site now writes itself. The site drops their values. */
const dropped = ['footer.privacy', ...deliveries.map((kind) => `contact.form.notice.${kind}`)];

export function isDropped(path: readonly PropertyKey[]): boolean {
  return dropped.includes(path.join('.'));
}
