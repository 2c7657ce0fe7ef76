import { useEffect, useRef, useState } from 'react';
import type { Field } from '../src/content/schema/json.ts';
import { looksOf, unsavedSite } from './preview.ts';

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
      const site = await unsavedSite(schema).catch(() => undefined);
      show(page, site ? looksOf(site) : '');
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

/** Shows a page with styles in addition to its own, and without the editor's links in its corner. */
function show(page: Document, looks: string) {
  const styles = `nav[aria-label="Editor"]{display:none!important}${looks}`;
  const id = 'previa';
  const style = page.getElementById(id) ?? page.head.appendChild(Object.assign(page.createElement('style'), { id }));
  if (style.textContent !== styles) style.textContent = styles;
}
