import { Document, isCollection, isMap, isScalar, type Pair, visit } from 'yaml';

/**
 * Content as the text of a YAML file: no folded lines, quotes only if YAML needs them, a blank line before each group.
 * @param schema The path from the file to its JSON Schema, for completion in code editors.
 */
export function toYaml(data: object, schema: string): string {
  const document = new Document(data);
  document.commentBefore = ` yaml-language-server: $schema=${schema}`;
  return spacedText(document);
}

/** The text of a document, with blank lines between its groups and between the blocks of a page. */
function spacedText(document: Document): string {
  if (isMap(document.contents)) spaceGroups(document.contents.items);
  visit(document, {
    Pair: (_, { key, value }) => {
      if (String(key) !== 'blocks' || !isCollection(value)) return;
      for (const item of value.items.slice(1)) if (isMap(item)) item.spaceBefore = true;
    },
  });
  return document.toString({ lineWidth: 0, blockQuote: 'literal', flowCollectionPadding: false });
}

/** Puts a blank line before and after each group. */
function spaceGroups(pairs: readonly Pair[]): void {
  for (const [index, { key, value }] of pairs.entries()) {
    const isApart = isCollection(value) || isCollection(pairs[index - 1]?.value);
    if (index > 0 && isApart && isScalar(key)) key.spaceBefore = true;
  }
}
