import { Anchor, Box, Group, SegmentedControl, Stack, Switch } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { vercelStegaDecode, vercelStegaSplit } from '@vercel/stega';
import { Idiomorph } from 'idiomorph';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Path, Place } from '../protocol.ts';
import { urlPath } from './pageFiles.ts';
import { openPlace, placeOf, trailOf } from './places.ts';
import { current } from './state.ts';

const WIDTHS: Record<string, number> = { Celular: 390, Tablet: 768, Computador: 1280 };

/** The attribute of an element of the page: the place that its text comes from. */
const FIELD = 'data-field';
/** The attribute of the element whose field has the focus. */
const FOCUSED = 'data-focused';

/** The facts that the page writes in a form of its own, by the protocols of their links. */
const FACTS: Record<string, string> = { 'tel:': 'landline', 'mailto:': 'email' };

const STYLE = `[${FIELD}]{cursor:pointer}[${FIELD}]:hover{outline:2px dashed;outline-offset:3px}[${FOCUSED}]{outline:3px solid #f7b916!important;outline-offset:3px;scroll-margin-block:30vh}`;

/** The page of the open form, without its scripts. It shows each change, and a click on a text opens the text's field. */
export function Preview({ isHidden }: { isHidden: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { ref: box, width: boxWidth } = useElementSize();
  const [device, setDevice] = useState(innerWidth < 992 ? 'Celular' : 'Computador');
  const [isNight, setNight] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { open, files, focused, content } = current();
  const path = (files[open.file] ?? null) === null ? '/' : urlPath(open.file);
  const [last, setLast] = useState('/');
  // A form of all pages shows the page that was last open.
  const shown = path || (isMissing ? '/' : last);
  if (shown !== last) setLast(shown);

  /** `now`: the page is being fetched. `again`: the page has changed since, and must be fetched again. */
  const fetching = useRef({ now: false, again: false, path: '/' });
  const refresh = useCallback(async () => {
    const state = fetching.current;
    const page = frame.current?.contentDocument;
    state.again = state.now;
    if (state.now || !page) return;
    state.now = true;
    prepare(page);
    setMissing(!(await show(page, state.path).catch(() => true)));
    state.now = false;
    if (state.again) refresh();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another content is another page to show.
  useEffect(() => {
    fetching.current.path = shown;
    refresh();
  }, [shown, content]);

  useEffect(() => mark(frame.current?.contentDocument, focused), [focused]);

  const width = WIDTHS[device] ?? 0;
  const scale = Math.min(1, boxWidth / width);
  const style = {
    border: 0,
    background: '#fff',
    height: `${100 / scale}%`,
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
    colorScheme: isNight ? 'dark' : 'light',
  };
  return (
    <Stack
      component="section"
      aria-label="A página"
      gap="xs"
      p="xs"
      flex={1}
      miw={0}
      bg="var(--mantine-color-default-hover)"
      {...(isHidden && { visibleFrom: 'md' })}
    >
      <Group gap="xs">
        <SegmentedControl value={device} onChange={setDevice} data={Object.keys(WIDTHS)} />
        <Switch label="De noite" checked={isNight} onChange={() => setNight(!isNight)} />
        <Anchor href={shown} target="_blank" rel="noreferrer" size="sm" c="inherit" underline="always">
          Abrir a página (em outra aba)
        </Anchor>
      </Group>
      {isMissing && <p role="status">Esta página aparece aqui quando não faltar nada nela.</p>}
      {/* Not overflow `hidden`: a place that the page scrolls to would scroll this box, too. */}
      <Box ref={box} hidden={isMissing} flex={1} mih={0} style={{ overflow: 'clip' }}>
        {/* Firefox replaces the empty document of a new frame. */}
        <iframe ref={frame} title="A página" width={width} style={style} onLoad={refresh} />
      </Box>
    </Stack>
  );
}

/** Prepares the document of a frame, once: the styles, and the clicks. */
function prepare(page: Document): void {
  if (page.adoptedStyleSheets.length > 0) return;
  const { CSSStyleSheet, HTMLElement, customElements } = page.defaultView as unknown as typeof window;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  page.adoptedStyleSheets = [sheet];
  // The header is white until its element is defined, and the page has no scripts.
  if (!customElements.get('site-header')) customElements.define('site-header', class extends HTMLElement {});
  page.addEventListener('scroll', () => raiseHeader(page));
  page.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      const target = event.target as Element;
      // In a text with formats, only the last element is marked.
      const text = target.closest('p, li, h1, h2, h3, h4, dt, dd, figure');
      const around = target.closest(`[${FIELD}]`) ?? text?.querySelector(`[${FIELD}]`);
      const fact = FACTS[target.closest('a')?.protocol ?? ''];
      if (around) openPlace(placeOf(around.getAttribute(FIELD) ?? ''));
      else if (fact) openPlace({ file: 'site.yaml', path: ['facts', fact] });
    },
    true,
  );
}

/**
 * Shows a page in the frame. Only what differs changes, so the page stays where it was scrolled to.
 * @returns Whether the frame has a page. A new page with a mistake is not in the owner's files yet.
 */
async function show(page: Document, path: string): Promise<boolean> {
  const response = await fetch(path);
  const isFound = response.status !== 404 || path === '/404';
  // With a mistake in the files, the page stays as it was.
  if (response.status >= 500 || !isFound) return isFound && page.documentElement.hasAttribute('data-path');
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const loader of next.querySelectorAll('script, link[rel=preload], link[rel=expect], link[rel=modulepreload]'))
    loader.remove();
  // A generated picture keeps its URL when its content changes.
  for (const image of next.querySelectorAll<HTMLImageElement>('img[src*=".astro/"]'))
    image.setAttribute('src', `${image.getAttribute('src')}&${current().content.generated}`);
  readOrigins(next);
  // The field of a new item has its first text: the page goes there.
  const wasMarked = page.querySelector(`[${FOCUSED}]`) !== null;
  const isOther = page.documentElement.getAttribute('data-path') !== path;
  next.documentElement.setAttribute('data-path', path);
  Idiomorph.morph(page.documentElement, next.documentElement, { morphStyle: 'outerHTML' });
  if (isOther) page.defaultView?.scrollTo({ top: 0, behavior: 'instant' });
  raiseHeader(page);
  mark(page, current().focused, !wasMarked);
  return true;
}

/** Gives the header its background when the page is scrolled, as the page's own script does. */
function raiseHeader(page: Document): void {
  page.querySelector('header')?.toggleAttribute('data-scrolled', (page.defaultView?.scrollY ?? 0) > 50);
}

/** Moves the origins of all texts from their invisible characters to attributes. */
function readOrigins(page: Document): void {
  const note = (element: Element | null, encoded: string) => {
    const [file, ...path] = vercelStegaDecode<[string, ...Path]>(encoded) ?? [''];
    // A picture is its own field, not its description's.
    element?.setAttribute(FIELD, trailOf({ file, path: path.at(-1) === 'alt' ? path.with(-1, 'picture') : path }));
  };
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { cleaned, encoded } = vercelStegaSplit(node.nodeValue ?? '');
    if (!encoded) continue;
    note(node.parentElement, encoded);
    node.nodeValue = cleaned;
  }
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      const { cleaned, encoded } = vercelStegaSplit(value);
      if (!encoded) continue;
      element.setAttribute(name, cleaned);
      if (name === 'alt') note(element, encoded);
    }
  }
}

/**
 * Outlines the element of a field, or of the first field inside a group or item, and scrolls to the element. A field
 * without an element of its own, such as a picture's, is shown by its item.
 */
function mark(page: Document | null | undefined, place: Place | undefined, scrolls = true): void {
  for (const marked of page?.querySelectorAll(`[${FOCUSED}]`) ?? []) marked.removeAttribute(FOCUSED);
  if (!page || !place) return;
  const { file, path } = place;
  const elementOf = (outer: Path) => page.querySelector(`[${FIELD}^="${CSS.escape(trailOf({ file, path: outer }))}"]`);
  const item = path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1);
  const element = elementOf(path) ?? (item.length > 0 ? elementOf(item) : undefined);
  element?.setAttribute(FOCUSED, '');
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  const isOut = top < 0 || bottom > (page.defaultView?.innerHeight ?? 0);
  if (scrolls && isOut) element?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}
