import { useEffect, useRef, useState } from 'react';
import type { Field } from '../src/content/schema/json.ts';
import { type Look, lookOf, unsavedSite } from './look.tsx';

/** In ms. Keystatic has no event for a change. It writes each one to its draft. */
const INTERVAL = 300;

/** In CSS pixels: a phone. */
const SIZE = { inlineSize: 390, blockSize: 760 };
const SCALE = 0.6;

/**
 * The first screen of the home page, with the look that is being chosen in the form of the facts, before it is saved. A
 * picture of the page: nothing in it can be pressed.
 */
export function Preview({ schema }: { schema: Field }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isForm, setIsForm] = useState(false);
  const [isOpen, setIsOpen] = useState(() => matchMedia('(min-width: 80rem)').matches);
  useEffect(() => {
    const timer = setInterval(async () => {
      setIsForm(location.pathname === '/keystatic/singleton/site');
      const page = frame.current?.contentDocument;
      if (!page?.body) return;
      const site = await unsavedSite(schema);
      // What is not valid yet is not shown: the look before it stays.
      show(page, site && (await lookOf(site).catch(() => null)));
    }, INTERVAL);
    return () => clearInterval(timer);
  }, [schema]);
  if (!isForm) return null;
  return (
    <aside className="previa" aria-label="Prévia">
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Prévia
      </button>
      {isOpen && (
        <div inert style={{ inlineSize: SIZE.inlineSize * SCALE, blockSize: SIZE.blockSize * SCALE }}>
          <iframe ref={frame} src="/" title="A página inicial" style={{ ...SIZE, transform: `scale(${SCALE})` }} />
        </div>
      )}
    </aside>
  );
}

/** The content of each element of a page as it was saved. */
const saved = new WeakMap<Element, string>();

/** Shows a page with an unsaved look; as it was saved if there is none; unchanged if it is not valid. */
function show(page: Document, look: Look | null | undefined) {
  if (look === null) return;
  const set = (selector: string, content?: string) => {
    for (const element of page.querySelectorAll(selector)) {
      if (!saved.has(element)) saved.set(element, element.innerHTML);
      const wanted = content ?? saved.get(element) ?? '';
      if (element.getAttribute('data-shown') === wanted || element.innerHTML === wanted) continue;
      element.innerHTML = wanted;
      // The browser may write the same markup in another way.
      element.setAttribute('data-shown', wanted);
    }
  };
  for (const sheet of ['palette.css', 'face.css', 'logo.css']) {
    set(`style[data-vite-dev-id$="/.astro/${sheet}"]`, look?.sheets[sheet]);
  }
  set('[class^="Opening-wall"]', look?.wall);
  set('header a[class^="Brand-root"]', look && inner(look.brand));
  page.querySelector('nav[aria-label="Editor"]')?.remove();
}

/** The markup within the last element: React writes a preload before it if it has a picture. */
function inner(markup: string): string {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content.lastElementChild?.innerHTML ?? '';
}
