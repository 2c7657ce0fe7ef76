/** The names that the owner's files had in earlier versions, each with its name now. They are still read. */
const names: Readonly<Record<string, string>> = {
  // Colours were pigments before they were roles.
  cal: 'fundo',
  tinta: 'texto',
  azul: 'principal',
  mata: 'segunda',
  barro: 'terceira',
  ipe: 'destaque',
};

/** The name now of a field or of a choice. */
export function currentName(written: string): string {
  return names[written] ?? written;
}
