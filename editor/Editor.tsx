import { toastQueue } from '@keystar/ui/toast';
import { Keystatic } from '@keystatic/core/ui';
import { useEffect, useState } from 'react';
import type { Conflict } from './answers.ts';
import { editorConfig, type Schemas } from './config.ts';
import { openFile } from './drafts.ts';
import { leadToHash } from './lead.ts';
import { ConflictQuestion, formOf, RefusalMessage } from './Messages.tsx';
import { Preview } from './Preview.tsx';
import { countWaiting } from './publishRequests.ts';
import { type Choice, forget, hasFailedToOpen, watchRequests } from './requests.ts';
import { translateToasts } from './toasts.ts';
import { PUBLISH } from './view.ts';

// Saving a file makes Vite reload every open page. A reload of the editor would lose unsaved text, so this listener
// sets another page's path in Vite's event: Vite's client then ignores the event. If a file failed to open, the editor
// may reload, because no text is lost.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  if (!hasFailedToOpen()) payload.path = 'another.html';
});

type Question = { conflict: Conflict; onChoose: (choice: Choice) => void };

/** Functions that the component sets later: Keystatic sends its first request before the component is rendered. */
const page = { ask: (_question: Question | undefined) => {}, readDraftsAgain: () => {} };
let hasRestored = false;

watchRequests({
  ask: (conflict) =>
    new Promise((resolve) => {
      const onChoose = (choice: Choice) => {
        page.ask(undefined);
        resolve(choice);
      };
      page.ask({ conflict, onChoose });
    }),
  // Keystatic renders an error's message as a React child, so the message can be an element.
  refused: (refusal) => Object.assign(new Error(), { message: <RefusalMessage {...refusal} /> }),
  saved(waitsFor) {
    if (hasRestored) page.readDraftsAgain();
    hasRestored = false;
    showWaiting();
    if (!waitsFor) {
      toastQueue.positive('Salvo neste computador. Falta publicar.', {
        timeout: 10_000,
        actionLabel: 'Publicar',
        shouldCloseOnAction: true,
        onAction: () => location.assign(PUBLISH),
      });
    } else {
      toastQueue.neutral(`Salvo neste computador. O site espera a correção de ${waitsFor}.`, {
        actionLabel: 'Ver o erro',
        shouldCloseOnAction: true,
        onAction: () => location.assign(formOf(waitsFor)),
      });
    }
  },
});

translateToasts((isOlder) => {
  hasRestored = true;
  const file = openFile();
  if (isOlder && file) forget(file);
});

/** The editor: Keystatic's application with this site's forms, the preview, and the question after a conflict. */
export function Editor({ schemas }: { schemas: Schemas }) {
  const [config, setConfig] = useState(() => editorConfig(schemas));
  const [question, setQuestion] = useState<Question>();
  // Keystatic keeps the draft that it read when the form was opened, and shows this draft again after a save. With a
  // new configuration object, Keystatic reads the drafts again and finds that the draft is deleted.
  page.readDraftsAgain = () => setConfig(editorConfig(schemas));
  page.ask = setQuestion;
  useEffect(() => {
    leadToHash();
    showWaiting();
    // The site may have been published in another window.
    window.addEventListener('focus', showWaiting);
    return () => window.removeEventListener('focus', showWaiting);
  }, []);
  useEffect(() => {
    // Listens in the capture phase, because Keystatic's buttons stop the event's propagation.
    document.addEventListener('click', hideMessageOnReset, true);
    document.addEventListener('click', openPublish, true);
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
      document.removeEventListener('click', hideMessageOnReset, true);
      document.removeEventListener('click', openPublish, true);
    };
  }, []);
  return (
    <>
      <Keystatic config={config} />
      <Preview schema={schemas.site} />
      {question && <ConflictQuestion {...question} />}
    </>
  );
}

/** Sets the number of changed files, which the page's styles show beside “Publicar”. */
async function showWaiting() {
  const waiting = await countWaiting();
  document.body.style.setProperty('--waiting', waiting > 0 ? `' (${waiting})'` : "''");
}

/** Makes the link “Publicar” open the page that publishes. Keystatic itself would open a form. */
function openPublish(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>(`a[href="${PUBLISH}"]`);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  location.assign(PUBLISH);
}

/** Keeps the form when a file is dropped outside a picture field. The browser would open the file in its place. */
function keepPage(event: DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** When the form is reset, hides the message about a failed save, because Keystatic leaves the message there. */
function hideMessageOnReset({ target }: MouseEvent) {
  const pressed = (target as Element).closest('button, [role="menuitem"]');
  if (!pressed?.textContent?.startsWith('Reset')) return;
  for (const message of document.querySelectorAll<HTMLElement>('[role="alert"]')) message.style.display = 'none';
}
