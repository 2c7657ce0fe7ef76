/** The picture's size in pixels: three to four, the tallest that social networks show whole. */
const WIDTH = 1080;
const HEIGHT = 1440;
const MARGIN = 48;
const LINE = 8;
/** The largest sizes of the name and of the invitation below it, in pixels. Longer texts are smaller, so that they fit. */
const NAME = 88;
const INVITATION = 32;
/** The side of the site's own tile beside the text, in pixels. A site with a logo in its place has none. */
const MARK = 96;

/** Draws the picture of a wall in the colours of the day: it will be seen beside others, by day and by night. */
export function drawPicture(wall: HTMLElement, name: string): HTMLCanvasElement {
  // The page's styles are in the page. A file of styles would be an extension's, and could not be read.
  const own = [...document.styleSheets].filter(({ href }) => !href);
  const nights = new Map(own.flatMap(({ cssRules }) => nightsOf(cssRules)).map((media) => [media, media.mediaText]));
  for (const media of nights.keys()) media.mediaText = 'not all';
  const picture = draw(wall, name);
  for (const [media, query] of nights) media.mediaText = query;
  return picture;
}

/** The media queries of dark mode. */
function nightsOf(rules: CSSRuleList): MediaList[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('dark')) return rule.media;
    return rule instanceof CSSGroupingRule ? nightsOf(rule.cssRules) : [];
  });
}

/** Draws the whole wall, with its tiles as on the page, above the name and an invitation in the footer's colours. */
function draw(wall: HTMLElement, name: string): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.querySelector('footer') ?? wall);
  context.fillStyle = color;
  context.fillRect(0, 0, WIDTH, HEIGHT);

  const rows = [...(wall.firstElementChild?.children ?? [])];
  const side = WIDTH / (rows[0]?.children.length ?? 1);
  rows.forEach((row, y) => {
    [...row.children].forEach((tile, x) => {
      if (tile instanceof SVGSVGElement) drawTile(context, tile, x * side, y * side, side);
    });
  });

  // The line between the wall and the text has the text's colour, so dark tiles also have an edge.
  const top = rows.length * side + LINE;
  context.fillStyle = backgroundColor;
  context.fillRect(0, top, WIDTH, HEIGHT - top);
  context.fillStyle = color;
  context.textBaseline = 'middle';
  const mark = document.querySelector<SVGSVGElement>('header a svg');
  if (mark) drawTile(context, mark, WIDTH - MARGIN - MARK, (HEIGHT + top - MARK) / 2, MARK);
  const width = WIDTH - 2 * MARGIN - (mark ? MARK + MARGIN : 0);
  const write = (text: string, largest: number, y: number) => {
    const fontOf = (size: number) => `700 ${size}px ${fontFamily}`;
    context.font = fontOf(largest);
    context.font = fontOf(Math.min(largest, (largest * width) / context.measureText(text).width));
    context.fillText(text, MARGIN, y);
  };
  write(name, NAME, (HEIGHT + top - INVITATION) / 2);
  write(`Faça o azulejo do seu grupo em ${location.host}`, INVITATION, HEIGHT - INVITATION);
  return canvas;
}

/** Draws a tile of the page, `side` pixels large, with its turn. */
function drawTile(context: CanvasRenderingContext2D, tile: SVGSVGElement, x: number, y: number, side: number): void {
  context.save();
  context.translate(x + side / 2, y + side / 2);
  context.rotate((Number.parseFloat(tile.style.rotate || '0') * Math.PI) / 180);
  context.translate(-side / 2, -side / 2);
  context.scale(side / tile.viewBox.baseVal.width, side / tile.viewBox.baseVal.height);
  for (const path of tile.querySelectorAll('path')) {
    context.fillStyle = getComputedStyle(path).fill;
    context.fill(new Path2D(path.getAttribute('d') ?? ''));
  }
  context.restore();
}
