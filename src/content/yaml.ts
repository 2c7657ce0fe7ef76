import { Document, isCollection, isMap, isScalar, type Pair, visit } from 'yaml';

/**
 * A file of the owner's, as text: no folded lines, no quotes but where YAML needs them, a blank line before each group.
 * @param schema Where the file's JSON Schema is, from the file, for editors that complete.
 */
export function toYaml(data: object, schema: string): string {
  const document = new Document(data);
  document.commentBefore = ` yaml-language-server: $schema=${schema}`;
  if (isMap(document.contents)) spaceGroups(document.contents.items);
  // The parts of a page are groups of some length too.
  visit(document, {
    Pair: (_, { key, value }) => {
      if (String(key) !== 'sections' || !isCollection(value)) return;
      for (const item of value.items.slice(1)) if (isMap(item)) item.spaceBefore = true;
    },
  });
  return document.toString({ lineWidth: 0, blockQuote: 'literal', flowCollectionPadding: false });
}

/** A blank line before a group and after it. */
function spaceGroups(pairs: readonly Pair[]): void {
  for (const [index, { key, value }] of pairs.entries()) {
    const isApart = isCollection(value) || isCollection(pairs[index - 1]?.value);
    if (index > 0 && isApart && isScalar(key)) key.spaceBefore = true;
  }
}
