import { Document, isCollection, isMap, isScalar, visit } from 'yaml';

/**
 * Content as the text of a YAML file: no folded lines, quotes only if YAML needs them, a blank line around each group of
 * the file and between the blocks of a page.
 * @param schema The path from the file to its JSON Schema, for completion in code editors.
 */
export function toYaml(data: object, schema: string): string {
  const document = new Document(data);
  document.commentBefore = ` yaml-language-server: $schema=${schema}`;
  const groups = isMap(document.contents) ? document.contents.items : [];
  for (const [index, { key, value }] of groups.entries()) {
    const isApart = isCollection(value) || isCollection(groups[index - 1]?.value);
    if (index > 0 && isApart && isScalar(key)) key.spaceBefore = true;
  }
  visit(document, {
    Pair: (_, { key, value }) => {
      if (String(key) !== 'blocks' || !isCollection(value)) return;
      for (const item of value.items.slice(1)) if (isMap(item)) item.spaceBefore = true;
    },
  });
  return document.toString({ lineWidth: 0, blockQuote: 'literal', flowCollectionPadding: false });
}
