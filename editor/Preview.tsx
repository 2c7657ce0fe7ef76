import { useEffect, useRef, useState } from 'react';
import type { Field } from '../src/schema/json.ts';
import { type Look, lookOf, unsavedSite } from './look.tsx';

/**
 * The time between two reads of the form's draft, in ms. Keystatic stores each change of a form in a draft, but has no
 * event for changes.
 */
const INTERVAL = 300;

/** The size of a phone's screen, in CSS pixels. */
const SIZE = { inlineSize: 390, blockSize: 760 };
const SCALE = 0.6;

/** A preview of the home page's first screen with the unsaved look from the form “O site”. It is not interactive. */
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
      // An invalid look is not shown: the previous look stays.
      show(page, site && (await lookOf(site).catch(() => null)));
    }, INTERVAL);
    return () => clearInterval(timer);
  }, [schema]);
  if (!isForm) return null;
  return (
    <aside className="preview" aria-label="Prévia">
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

/** The content of each element that can show an unsaved look, as in the saved site. */
const saved = new WeakMap<Element, string>();

/** Shows a look in a page. If `look` is undefined, shows the saved look; if it is null (invalid), changes nothing. */
function show(page: Document, look: Look | null | undefined) {
  if (look === null) return;
  const set = (selector: string, content?: string) => {
    for (const element of page.querySelectorAll(selector)) {
      if (!saved.has(element)) saved.set(element, element.innerHTML);
      const wanted = content ?? saved.get(element) ?? '';
      if (element.getAttribute('data-shown') === wanted || element.innerHTML === wanted) continue;
      element.innerHTML = wanted;
      // Stores the markup as written, because `innerHTML` may return different markup.
      element.setAttribute('data-shown', wanted);
    }
  };
  for (const sheet of ['palette.css', 'typeface.css', 'logo.css']) {
    set(`style[data-vite-dev-id$="/.astro/${sheet}"]`, look?.sheets[sheet]);
  }
  set('[class^="Opening-wall"]', look?.wall);
  set('header a[class^="Brand-root"]', look && inner(look.brand));
  page.querySelector('nav[aria-label="Editor"]')?.remove();
}

/** The markup inside the last element of `markup`. Before that element, React may write a preload for a picture. */
function inner(markup: string): string {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content.lastElementChild?.innerHTML ?? '';
}
