import { readFileSync } from 'node:fs';

type Json = string | number | boolean | null | Json[] | Node;
export type Node = { [key: string]: Json };

/** schema.org's vocabulary as N-Quads: one statement per line, with subject, predicate and object. */
const statements = readFileSync(new URL(import.meta.resolve('@vocabulary/schema/schema.nq')), 'utf8');
const NAMED = /^<http:\/\/schema\.org\/([^>]+)> <[^>]*[/#](\w+)> <http:\/\/[^>]*[/#]([^>]+)> /gm;

/** The objects of the statements, by predicate, then by subject. Statements whose object is a text are left out. */
const said = new Map<string, Map<string, string[]>>();
for (const [, subject = '', verb = '', object = ''] of statements.matchAll(NAMED)) {
  const subjects = said.get(verb) ?? new Map<string, string[]>();
  said.set(verb, subjects.set(subject, [...(subjects.get(subject) ?? []), object]));
}
const of = (verb: string, name: string) => said.get(verb)?.get(name) ?? [];

const isClass = (name: string) => of('type', name).includes('Class');
const isProperty = (name: string) => of('type', name).includes('Property');
const isA = (name: string, other: string): boolean =>
  name === other || of('subClassOf', name).some((one) => isA(one, other));
const isDataType = (name: string): boolean =>
  of('type', name).includes('DataType') || of('subClassOf', name).some(isDataType);

/** Describes everything in a graph that the vocabulary does not allow. References can lead only to `nodes`. */
export function faultsOf(data: Node, nodes: ReadonlyMap<string, Node>): string[] {
  const { '@context': context, '@graph': graph, ...others } = data;
  return [
    ...(context === 'https://schema.org' ? [] : ['@context is not https://schema.org']),
    ...Object.keys(others).map((key) => `${key} is a property beside @graph`),
    ...listed(graph ?? []).flatMap((node) =>
      isNode(node) ? nodeFaults(node, nodes) : ['@graph has an item that is no node'],
    ),
  ];
}

/** Collects the nodes that have an `@id` from all graphs. Returns them by `@id`. */
export function namedNodes(graphs: readonly Node[]): Map<string, Node> {
  const all = graphs.flatMap(({ '@graph': graph }) => listed(graph ?? []).filter(isNode));
  return new Map(all.flatMap((node) => (typeof node['@id'] === 'string' ? [[node['@id'], node]] : [])));
}

function nodeFaults({ '@type': type, '@id': id, ...rest }: Node, nodes: ReadonlyMap<string, Node>): string[] {
  if (typeof type !== 'string' || !isClass(type)) return [`${JSON.stringify(type)} is no class`];
  return [
    ...(id === undefined || isAddress(id) ? [] : [`the @id of ${type} is no address`]),
    ...Object.entries(rest).flatMap(([property, value]) => {
      if (!isProperty(property)) return [`${property} is no property`];
      const [successor] = of('supersededBy', property);
      if (successor) return [`${property} became ${successor}`];
      if (!of('domainIncludes', property).some((domain) => isA(type, domain))) return [`${type} has no ${property}`];
      return listed(value).flatMap((one) => valueFaults(one, `${type}.${property}`, nodes));
    }),
  ];
}

function valueFaults(value: Json, place: string, nodes: ReadonlyMap<string, Node>): string[] {
  const ranges = of('rangeIncludes', place.slice(place.indexOf('.') + 1));
  if (!isNode(value)) {
    return ranges.some((range) => isOf(value, range)) ? [] : [`${place} is not for ${JSON.stringify(value)}`];
  }
  const isReference = Object.keys(value).join() === '@id';
  const node = isReference ? nodes.get(String(value['@id'])) : value;
  if (!node) return [`${place} leads to ${value['@id']}, which is nowhere`];
  const faults = isReference ? [] : nodeFaults(node, nodes);
  const { '@type': type } = node;
  return typeof type === 'string' && isClass(type) && !ranges.some((range) => isA(type, range))
    ? [...faults, `${place} is not for ${type}`]
    : faults;
}

/** Whether a plain value is valid for `range`, a type that a property accepts. A URL is valid in place of a node. */
function isOf(value: Json, range: string): boolean {
  if (range === 'URL' || !isDataType(range)) return isAddress(value);
  if (range === 'Time') return typeof value === 'string' && /^(?:[01]\d|2[0-4]):[0-5]\d$/.test(value);
  if (isA(range, 'Text')) return typeof value === 'string' && value.trim() !== '';
  if (isA(range, 'Integer')) return Number.isInteger(value);
  if (isA(range, 'Number')) return typeof value === 'number';
  if (range === 'Date') return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
  return range === 'Boolean' && typeof value === 'boolean';
}

function isAddress(value: Json): boolean {
  return typeof value === 'string' && /^https:\/\/\S+$/.test(value) && URL.canParse(value);
}

function isNode(value: Json): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listed(value: Json): Json[] {
  return Array.isArray(value) ? value : [value];
}
