/** A picture as sent to the browser: two formats, each in several widths, and its alternative text. */
export type Photo = {
  /** The values of `srcset`. */
  avif: string;
  webp: string;
  /** The URL of the largest file, for browsers without `srcset`. */
  src: string;
  sizes: string;
  width: number;
  height: number;
  /** The position of the picture in a narrower or lower space, as in `object-position`, in steps of 25 %. */
  x?: number;
  y?: number;
  alt: string;
};

/** The size of a picture's space on the page. */
export type PhotoShape = {
  /** The ratio of width to height that pictures are cropped to. Undefined: they are shown whole. */
  ratio?: number;
  /** Whether a picture is cropped only if the owner chose its focus. */
  whole?: true;
  /** The widths of the files, in pixels, the largest last. */
  widths: readonly [number, ...number[]];
  /** The width of the space for each width of the window, as in the attribute `sizes`. */
  sizes: string;
};

/** The photo on a card. */
export const cardPhoto: PhotoShape = {
  ratio: 1.5,
  widths: [390, 780],
  sizes: '(min-width: 62rem) min(28vw, 24rem), (min-width: 44rem) 43vw, 90vw',
};
