import { toastQueue } from '@keystar/ui/toast';
import { Keystatic } from '@keystatic/core/ui';
import { useEffect } from 'react';
import { editorConfig, type Schemas } from './config.ts';

// Saving a file makes Vite reload every open page. A reload of the editor would lose what is being typed, so the event is
// given the path of another page, which Vite's client ignores.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  payload.path = 'another.html';
});

let config: ReturnType<typeof editorConfig> | undefined;

/** Keystatic's own application, with this site's forms. */
export function Editor({ schemas }: { schemas: Schemas }) {
  config ??= editorConfig(schemas);
  useEffect(saySaved, []);
  useEffect(() => {
    // While the event is on its way down: Keystatic's buttons stop it.
    document.addEventListener('click', hideMessageOnReset, true);
    return () => document.removeEventListener('click', hideMessageOnReset, true);
  }, []);
  return <Keystatic config={config} />;
}

/** Keystatic says nothing when a save succeeds, and has no event for it: the browser reports its request. */
function saySaved() {
  const observer = new PerformanceObserver((list) => {
    const requests = list.getEntries() as PerformanceResourceTiming[];
    if (requests.some((one) => one.name.endsWith('/api/keystatic/update') && one.responseStatus === 200)) {
      toastQueue.positive('Pronto: o site já mudou.', { timeout: 5000 });
    }
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}

/** Keystatic leaves the message about a failed save in place when the form is reset. The next save makes a new one. */
function hideMessageOnReset({ target }: MouseEvent) {
  const pressed = (target as Element).closest('button, [role="menuitem"]');
  if (!pressed?.textContent?.startsWith('Reset')) return;
  for (const message of document.querySelectorAll<HTMLElement>('[role="alert"]')) message.style.display = 'none';
}
