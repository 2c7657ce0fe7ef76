import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from './ContactForm.tsx';

/** Takes over the form that the home page has in its HTML. `browser/contactForm.ts` loads this when the form comes near. */
const root = document.getElementById('formulario');
const props = document.getElementById('formulario-dados');
if (root && props) hydrateRoot(root, createElement(ContactForm, JSON.parse(props.textContent)));
