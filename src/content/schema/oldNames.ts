/** Names of fields and choices from earlier versions, each with its current name. The site still accepts them. */
const names: Readonly<Record<string, string>> = {
  // The colours had the names of pigments; now they have the names of their roles.
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
