import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './editor.css';
import { App } from './App.tsx';
import { keepKey } from './send.ts';
import { load } from './store.ts';

const element = document.getElementById('editor');
if (!element) throw new Error('page.html has no element for the editor.');
keepKey();
await load();
createRoot(element).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
