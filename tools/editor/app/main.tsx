import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import '@mantine/core/styles.layer.css';
import '@mantine/tiptap/styles.layer.css';
import './editor.css';
import { App } from './App.tsx';
import { load } from './connection.ts';
import { keepKey } from './send.ts';
import { theme } from './theme.ts';

keepKey();
await load();
createRoot(document.getElementById('editor') as HTMLElement).render(
  <MantineProvider theme={theme} defaultColorScheme="auto">
    <App />
  </MantineProvider>,
);
