/** A picture as the browser gets it: one size in two formats, and what it shows in words. */
export type Photo = { avif: string; webp: string; width: number; height: number; alt: string };
