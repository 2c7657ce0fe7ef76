import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import './editor.css';
import './pictures.css';
import './publish.css';
import { App } from './App.tsx';
import { load } from './store.ts';

const element = document.getElementById('editor');
if (!element) throw new Error('page.html has no element for the editor.');
await load();
createRoot(element).render(
  <StrictMode>
    <I18nProvider locale="pt-BR">
      <App />
    </I18nProvider>
  </StrictMode>,
);
