/** A picture as sent to the browser: one size in two formats, and its alternative text. */
export type Photo = { avif: string; webp: string; width: number; height: number; alt: string };
