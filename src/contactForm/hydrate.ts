import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from './ContactForm.tsx';

/** Hydrates the form in a page's HTML. `contactForm/load.ts` loads this file when the form is near the viewport. */
const root = document.getElementById('formulario');
const props = document.getElementById('formulario-dados');
if (root && props) hydrateRoot(root, createElement(ContactForm, JSON.parse(props.textContent)));
