/** The picture's size in pixels: three to four, the tallest that social networks show whole. */
const WIDTH = 1080;
const HEIGHT = 1440;
const MARGIN = 48;
/** The largest size of the name, in pixels. A longer name is smaller, so that it fits. */
const LARGEST = 88;
/** The size of the site's address below the name. */
const ADDRESS = 32;

/** Draws the whole wall above the name and the site's address, with its tiles turned and coloured as on the page. */
export function drawPicture(wall: HTMLElement, name: string): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const { color, fontFamily } = getComputedStyle(wall);
  context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  context.fillRect(0, 0, WIDTH, HEIGHT);

  const rows = [...(wall.firstElementChild?.children ?? [])];
  const side = WIDTH / (rows[0]?.children.length ?? 1);
  rows.forEach((row, y) => {
    [...row.children].forEach((tile, x) => {
      if (tile instanceof SVGSVGElement) drawTile(context, tile, x * side, y * side, side);
    });
  });

  const fontOf = (size: number) => `700 ${size}px ${fontFamily}`;
  context.font = fontOf(LARGEST);
  context.font = fontOf(Math.min(LARGEST, (LARGEST * (WIDTH - 2 * MARGIN)) / context.measureText(name).width));
  context.fillStyle = color;
  context.textBaseline = 'middle';
  const middle = (HEIGHT + rows.length * side) / 2;
  context.fillText(name, MARGIN, middle - ADDRESS / 2);
  context.font = fontOf(ADDRESS);
  context.fillText(`Faça o do seu grupo em ${location.host}`, MARGIN, HEIGHT - ADDRESS);
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
