import { Keystatic } from '@keystatic/core/ui';
import { editorConfig, type Schemas } from './config.ts';

// A file that is saved reloads the pages of the site; here it would take away what is being typed.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  payload.path = 'another.html';
});

let config: ReturnType<typeof editorConfig> | undefined;

/** Keystatic's own application, with this site's forms. */
export function Editor({ schemas }: { schemas: Schemas }) {
  config ??= editorConfig(schemas);
  return <Keystatic config={config} />;
}
