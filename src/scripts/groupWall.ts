/**
 * A visitor types the name of their group, and the tiles of the first screen turn. The same name always gives the same
 * wall: a link that ends in `#name` shows it again. The script sends and stores nothing. It never shows the name in a
 * URL as text, because anybody can write that name.
 */
import actionsStyles from '#components/Actions/Actions.module.css';
import buttonStyles from '#components/Button/Button.module.css';
import leadStyles from '#components/Lead/Lead.module.css';
import linkStyles from '#components/Link/Link.module.css';
import { randomFrom } from '#look/walls/random.ts';
import { drawPicture } from './wallPicture.ts';

const wall = document.querySelector<HTMLElement>('[data-call]');
const text = wall?.nextElementSibling;
const tiles = [...(wall?.querySelectorAll('svg') ?? [])];

/** Turns the tiles. Upper and lower case give the same wall; without a name it is the site's own. */
function turn(name: string): void {
  const random = randomFrom(name.trim().toLowerCase());
  for (const tile of tiles) tile.style.rotate = name.trim() && `${Math.floor(random() * 4) * 90}deg`;
}

/** Turns the tiles by the name in the URL, unless the URL leads to a part of the page. */
function turnByUrl(): void {
  const name = decoded(location.hash.slice(1));
  turn(document.getElementById(name) ? '' : name);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A `%` in the URL encodes nothing.
    return '';
  }
}

/** The form that replaces the text beside the wall. `close` brings the text back. */
function formFor(wall: HTMLElement, className: string, close: () => void): HTMLFormElement {
  const input = make('input', { id: 'grupo', maxLength: 40, autocomplete: 'organization', required: true });
  input.style.cssText =
    'display:block;inline-size:100%;margin-block-start:.1em;padding:0;border:0;border-block-end:.1em solid;border-radius:0;background:none';
  input.oninput = () => turn(input.value);

  const status = make('p', { role: 'status' });
  const copy = make('button', { type: 'button', className: buttonStyles.root }, 'Copiar o link');
  copy.dataset.look = 'outline';
  copy.onclick = async () => {
    if (!form.reportValidity()) return;
    history.replaceState(null, '', `#${encodeURIComponent(input.value.trim())}`);
    try {
      await navigator.clipboard.writeText(location.href);
      status.textContent = 'Link copiado: quem o abre vê estes azulejos.';
    } catch {
      status.textContent = 'O navegador não deixou copiar. O link está na barra de endereço: copie dali.';
    }
  };

  const back = make('button', { type: 'button', className: linkStyles.underlined, onclick: close }, 'Voltar');
  back.style.cssText = 'padding:0;border:0;background:none;cursor:pointer';

  const form = make(
    'form',
    { className },
    make('h1', {}, make('label', { htmlFor: input.id }, 'Azulejo do grupo'), input),
    make(
      'p',
      { className: leadStyles.root },
      'Escreva o nome do seu grupo: cada nome gira os azulejos de um jeito. Nada é enviado.',
    ),
    make(
      'div',
      { className: actionsStyles.root },
      make('button', { className: buttonStyles.root }, 'Guardar a imagem'),
      copy,
    ),
    back,
    status,
  );
  form.onsubmit = (event) => {
    event.preventDefault();
    save(wall, input.value.trim());
  };
  form.onkeydown = ({ key }) => {
    if (key === 'Escape') close();
  };
  return form;
}

/** Saves the picture as a file. */
function save(wall: HTMLElement, name: string): void {
  drawPicture(wall, name).toBlob((file) => {
    if (!file) return;
    const href = URL.createObjectURL(file);
    make('a', { href, download: `azulejo ${name}.png` }).click();
    URL.revokeObjectURL(href);
  });
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

if (wall && text) {
  const call = make('button', { type: 'button', className: buttonStyles.root }, `${wall.dataset.call}`);
  call.dataset.look = 'dark';
  // A plaque in the lower right corner of the wall. It comes after the text, because the text is what the page is about.
  call.style.cssText =
    'position:absolute;inset-inline-end:0;translate:0 -100%;border-radius:var(--leaf-m);font-size:var(--size-s)';
  new ResizeObserver(() => {
    call.style.insetBlockStart = `${wall.offsetHeight}px`;
  }).observe(wall);
  const form = formFor(wall, text.className, () => {
    form.replaceWith(text, call);
    call.focus();
    turnByUrl();
  });
  call.onclick = () => {
    call.remove();
    text.replaceWith(form);
    form.querySelector('input')?.focus();
  };
  text.after(call);
  turnByUrl();
  addEventListener('hashchange', turnByUrl);
}
