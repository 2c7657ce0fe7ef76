import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@mantine/core/styles.layer.css';
import '@mantine/tiptap/styles.layer.css';
import './editor.css';
import { App } from './App.tsx';
import { keepKey } from './send.ts';
import { load } from './store.ts';
import { theme } from './theme.ts';

const element = document.getElementById('editor');
if (!element) throw new Error('page.html has no element for the editor.');
keepKey();
await load();
createRoot(element).render(
  <StrictMode>
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <App />
    </MantineProvider>
  </StrictMode>,
);
