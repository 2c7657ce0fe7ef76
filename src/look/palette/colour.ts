import { clampChroma, converter, formatHex, interpolate, wcagContrast } from 'culori';

const oklch = converter('oklch');

/** The contrast of two colours, from 1 to 21, as WCAG defines it. */
export function contrastOf(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** A contrast ratio with a decimal comma, rounded down so that a failing ratio never looks sufficient. */
export function decimal(ratio: number): string {
  return String(Math.floor(ratio * 10) / 10).replace('.', ',');
}

/** The colour of secondary text: a mix of 80% text colour and 20% background, as in the styles. */
export function faded(above: string, below: string): string {
  return formatHex(interpolate([below, above], 'rgb')(0.8));
}

/** A light colour of the same hue, for shapes on `colour`. It is about as vivid as the light colours in `mutirao`. */
export function light(colour: string): string {
  return shade(colour, () => 0.84, 0, 0.085);
}

/**
 * A colour of the same hue with another lightness, both from 0 to 1.
 * @param more The chroma to add; a grey stays grey.
 * @param most The highest chroma.
 */
export function shade(colour: string, lightness: (l: number) => number, more = 0, most = 0.4): string {
  const { l, c, h = 0 } = oklch(colour) ?? { l: 0, c: 0 };
  return formatHex(
    clampChroma({ mode: 'oklch', l: lightness(l), c: Math.min(c + (c > 0.002 ? more : 0), most), h }, 'oklch'),
  );
}

/** The nearest darker or lighter colour of the same hue that passes a check, if there is one. */
export function nearby(colour: string, does: (colour: string) => boolean): string | undefined {
  for (let step = 0; step <= 1; step += 0.005) {
    for (const by of [-step, step]) {
      const one = shade(colour, (l) => Math.min(1, Math.max(0, l + by)));
      if (does(one)) return one;
    }
  }
  return undefined;
}
