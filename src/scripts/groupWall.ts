/**
 * A visitor types the name of their group, and the first screen becomes a wall of a few tiles that the name chooses. The
 * same name always gives the same wall: a link that ends in `#name` shows it again. The script sends nothing, and only
 * the link has the name. The page never shows the name in a URL as text, because anybody can write it.
 */
import actionsStyles from '#components/Actions/Actions.module.css';
import buttonStyles from '#components/Button/Button.module.css';
import leadStyles from '#components/Lead/Lead.module.css';
import linkStyles from '#components/Link/Link.module.css';
import { randomFrom } from '#look/walls/random.ts';
import { drawPicture } from './wallPicture.ts';

const wall = document.querySelector<HTMLElement>('[data-call]');
const text = wall?.nextElementSibling;
/** The wall's tiles. Its empty cells stay empty, because they are part of its outline. */
const tiles = [...(wall?.querySelectorAll('svg') ?? [])];
/** The shapes of the site's own wall, by tile. */
const own = tiles.map((tile) => [...tile.children]);
/** The highlight colour means free of charge, so its tile stays, and no other tile becomes like it. */
const isGift = (tile: readonly Element[] = []) => tile.some((path) => path.getAttribute('fill') === 'var(--highlight)');
const choices = own.filter((tile) => !isGift(tile));
const backgroundOf = (tile: readonly Element[]) => tile[0]?.getAttribute('fill');

const HUES = ['primary', 'second', 'third'] as const;
const site = getComputedStyle(document.documentElement);

/** The pause of the visitor's typing, after which the wall follows. */
let pause = 0;

/**
 * Fills the wall with three of its tiles, whose backgrounds differ, each turned, and exchanges the three colours. Upper
 * and lower case give the same wall; without a name it is the site's own.
 */
function lay(name: string): void {
  clearTimeout(pause);
  const plain = name.trim().normalize().toLowerCase();
  const random = randomFrom(plain);
  const order = HUES.map((hue) => ({ hue, place: random() })).sort((one, other) => one.place - other.place);
  HUES.forEach((hue, index) => {
    for (const shade of ['', '-light']) {
      wall?.style.setProperty(`--${hue}${shade}`, plain && site.getPropertyValue(`--${order[index]?.hue}${shade}`));
    }
  });
  const any = (some: readonly Element[][]) => some[Math.floor(random() * some.length)] ?? [];
  const family: Element[][] = [];
  let left = choices;
  while (family.length < 3) {
    const one = any(left);
    family.push(one);
    left = left.filter((tile) => backgroundOf(tile) !== backgroundOf(one));
  }
  tiles.forEach((tile, index) => {
    const shapes = own[index] ?? [];
    tile.replaceChildren(...(plain && !isGift(shapes) ? any(family).map((path) => path.cloneNode()) : shapes));
    tile.style.rotate = plain && `${Math.floor(random() * 4) * 90}deg`;
    // The style sheet delays a tile that turns back after the pointer left it.
    tile.style.transitionDelay = plain && '0s';
  });
}

/** Shows the wall of the name in the URL, unless the URL leads to a part of the page. */
function layByUrl(): void {
  const name = decoded(location.hash.slice(1));
  lay(document.getElementById(name) ? '' : name);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A `%` in the URL encodes nothing.
    return '';
  }
}

/** The font size of the title above the field, as in `Opening.module.css`. */
const TITLE = 'min(max(var(--title-l), 4.9vw), 15vh)';

/** The form that replaces the text beside the wall. `close` brings the text back. */
function formFor(wall: HTMLElement, className: string, close: () => void): HTMLFormElement {
  const lead = 'Escreva o nome do seu grupo: cada nome escolhe azulejos e cores. O site não envia nada.';
  const input = make('input', {
    ariaLabel: 'Nome do grupo',
    placeholder: 'Nome do grupo',
    autocomplete: 'organization',
    maxLength: 50,
    pattern: '.*\\S.*',
    required: true,
    onfocus: () => lay(input.value),
    oninput() {
      // Only when the visitor pauses, because a whole wall that changes with every letter would flash.
      clearTimeout(pause);
      pause = window.setTimeout(() => lay(input.value), 300);
      // The name is as large as the title, unless it is long.
      const fitting = input.clientWidth / widthOf(input.value, getComputedStyle(input));
      input.style.fontSize = `max(1rem, min(${TITLE}, ${fitting}px))`;
      status.textContent = '';
    },
  });
  input.style.cssText = `inline-size:100%;block-size:calc(1.4 * ${TITLE});padding:0;border:0;border-block-end:4px solid;outline-offset:.5rem;border-radius:0;background:none;font-size:${TITLE};font-weight:var(--weight-l)`;

  const status = make('p', { role: 'status' });
  const pictureOf = (name: string) => {
    lay(name);
    return drawPicture(wall, name);
  };
  const canShare = navigator.canShare?.({ files: [fileOf(new Blob(), '')] });
  const save = make('button', { type: 'button', className: buttonStyles.root }, 'Salvar a imagem');
  save.dataset.look = 'outline';
  save.onclick = () => {
    if (!form.reportValidity()) return;
    const name = input.value.trim();
    make('a', { href: pictureOf(name).toDataURL(), download: `azulejo ${name}.png` }).click();
  };

  const back = make('button', { type: 'button', className: linkStyles.underlined, onclick: close }, 'Voltar');
  back.style.cssText = 'padding:0;border:0;background:none;cursor:pointer';

  const form = make(
    'form',
    { className },
    make('h1', {}, 'Azulejo do grupo'),
    input,
    make('p', { className: leadStyles.root }, lead),
    make(
      'div',
      { className: actionsStyles.root },
      make('button', { className: buttonStyles.root }, canShare ? 'Compartilhar' : 'Copiar o link'),
      save,
    ),
    back,
    status,
  );
  form.onsubmit = async (event) => {
    event.preventDefault();
    const name = input.value.trim();
    // In capitals, a name leads to no part of the page: their ids are in small letters.
    history.replaceState(null, '', `#${encodeURIComponent(document.getElementById(name) ? name.toUpperCase() : name)}`);
    try {
      if (canShare) {
        const picture = await new Promise<Blob | null>((done) => pictureOf(name).toBlob(done));
        await navigator.share({ files: picture ? [fileOf(picture, name)] : [], text: location.href });
      } else {
        await navigator.clipboard.writeText(location.href);
        status.textContent = 'Link copiado: quem o abre vê estes azulejos.';
      }
    } catch (error) {
      // The visitor closed the list of apps.
      if ((error as DOMException).name === 'AbortError') return;
      status.textContent = 'O navegador não deixou. O link está na barra de endereço: copie dali.';
    }
  };
  form.onkeydown = ({ key, isComposing }) => {
    if (key === 'Escape' && !isComposing) close();
  };
  return form;
}

/** The width of a text in its style, in em, with a little space for rounded letters and the cursor. */
function widthOf(text: string, { fontWeight, fontFamily }: CSSStyleDeclaration): number {
  const context = make('canvas', {}).getContext('2d');
  if (!context) return text.length;
  context.font = `${fontWeight} 100px ${fontFamily}`;
  return context.measureText(text).width / 95;
}

/** A picture as a file, named after the group. */
function fileOf(picture: Blob, name: string): File {
  return new File([picture], `azulejo ${name}.png`, { type: 'image/png' });
}

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: { [P in keyof HTMLElementTagNameMap[K]]?: HTMLElementTagNameMap[K][P] | undefined },
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** The column of the tile that the button covers: the last but one, which is whole at every width. */
const COLUMN = 4;

/**
 * Puts the button over a tile in the last row of the first screen, or below the text if the tile is too small for its
 * words.
 */
function place(call: HTMLElement, wall: HTMLElement): void {
  const rows = wall.querySelectorAll<HTMLElement>(':scope > * > *');
  const side = rows[0]?.offsetHeight ?? 0;
  const seen = innerHeight - scrollY - wall.getBoundingClientRect().top;
  const row = Math.max(Math.floor(Math.min(seen, wall.offsetHeight) / side) - 1, 0);
  // The tile of the free service is dark too, so the button is not next to it.
  const column = isGift([...(rows[row]?.children[COLUMN + 1]?.children ?? [])]) ? COLUMN - 1 : COLUMN;
  const start = wall.offsetLeft + column * side;
  call.style.cssText = `position:absolute;inset:${row * side}px auto auto ${start}px;inline-size:${side}px;block-size:${side}px;border-radius:0;transition:none;padding:${side / 10 - 2}px;place-content:start;align-items:end;text-align:start;overflow-wrap:normal;font-size:max(.75rem,${side * 0.165}px);line-height:1.15`;
  if (call.scrollWidth > side || call.scrollHeight > side)
    call.style.cssText = 'margin:0 var(--page-margin) var(--space-l)';
}

// Browsers without this property, which also know no layers, show no wall.
if (wall && text && CSS.supports('rotate', '90deg')) {
  const call = make('button', { type: 'button', className: buttonStyles.root }, `${wall.dataset.call}`);
  call.dataset.look = 'dark';
  // Also before it has a place: otherwise Firefox scrolls a page that a visitor has already scrolled.
  call.style.position = 'absolute';
  const form = formFor(wall, text.className, () => {
    // It comes after the text, because the text is what the page is about.
    form.replaceWith(text, call);
    place(call, wall);
    call.focus();
    layByUrl();
  });
  call.onclick = () => {
    call.remove();
    text.replaceWith(form);
    form.querySelector('input')?.focus();
  };
  text.after(call);
  place(call, wall);
  const section = wall.parentElement;
  if (section) new ResizeObserver(() => place(call, wall)).observe(section);
  if (location.hash) layByUrl();
  addEventListener('hashchange', () => {
    if (!form.isConnected) layByUrl();
  });
}
