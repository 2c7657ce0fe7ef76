import type { z } from 'zod';
import type { Links, LinkTarget } from '#lib/links.ts';
import type { PageKind } from '#lib/pageKinds.ts';
import type { Photo, PhotoShape } from '#lib/photo.ts';

/** The pages that are made of blocks. */
export type BlockPage = 'home' | PageKind;

/** The background of a block: the site's, or the colour of the page. */
export type Ground = 'page' | 'accent';

/** The checked content of some fields. */
type Content<Shape extends z.core.$ZodLooseShape> = z.output<z.ZodObject<Shape>>;

/** A kind of block: a full-width part of a page. */
export type Definition<Kind extends string = string, Shape extends z.core.$ZodLooseShape = z.core.$ZodLooseShape> = {
  kind: Kind;
  /** The name in the editor and in messages. */
  title: string;
  /** One sentence about the block. The editor shows it to an owner who adds the block. */
  about: string;
  /** A picture of the block in the editor: the path of an SVG, 24 wide and 16 high. */
  picture: string;
  /** The fragment of the block’s URL. */
  anchor: string;
  /** The background of the block, unless the block above has the same colour. By default the site’s. */
  ground?: 'accent';
  /** The pages that can have the block; by default all. */
  pages?: readonly BlockPage[];
  /** Whether a page can have the block only once. */
  once?: true;
  /** Whether the block can only be the first of a page. */
  first?: true;
  /** The size of the block’s photos. */
  photo?: PhotoShape;
  /** The fields. A field for a link’s target is `to`. */
  fields: (to: z.ZodType<string, string>) => Shape;
  /** A rule about several fields that the content breaks: the field, the expected value, and what to do. */
  brokenRule?(content: Content<Shape>): [field: string, expected: string, todo: string] | undefined;
  /** Whether there is something to show; by default always. */
  shows?(content: Content<Shape>, links: Links): boolean;
};

/** Defines a kind of block. */
export function block<const Kind extends string, Shape extends z.core.$ZodLooseShape>(
  definition: Definition<Kind, Shape>,
): Definition<Kind, Shape> {
  return definition;
}

/** A kind of block that the page leaves out while it has no items. */
export const hasItems = ({ items }: { items?: readonly unknown[] | undefined }): boolean => items !== undefined;

/** The content of a kind of block, as it is written. */
export type Written<Of> = Of extends Definition<infer Kind, infer Shape> ? { kind: Kind } & Content<Shape> : never;

/** The content as a page shows it: typeset, and each picture has its files. */
export type Shown<Value> = Value extends readonly (infer Item)[]
  ? Shown<Item>[]
  : Value extends object
    ? { [Key in keyof Value]: Shown<Value[Key]> } & ('picture' extends keyof Value ? { photo?: Photo } : unknown)
    : Value;

/** The position of a block on its page. */
export type Position = {
  /** The fragment of its URL, different from those of the page’s other blocks. */
  id: string;
  /** The level of its heading. The first block of a page has the heading of the whole page. */
  level: 1 | 2;
  ground: Ground;
  /** Whether the block above it has the same background: then less space is between them. */
  joins: boolean;
  /** The block below it. */
  next?: LinkTarget | undefined;
};
