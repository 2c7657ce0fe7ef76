import { Keystatic } from '@keystatic/core/ui';
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
  return <Keystatic config={config} />;
}
