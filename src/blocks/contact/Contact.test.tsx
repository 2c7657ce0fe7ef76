import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Contact } from './Contact.tsx';

type Props = ComponentProps<typeof Contact>;

const page = {
  contact: {
    ...{ note: '', channels: [], card: { href: '/contato.vcf' } },
    ...{ talk: ['Dura 40 minutos.'], about: ['Cidade: Recife, PE.'] },
  },
} as unknown as Props['page'];

const markup = (steps: Props['content']['steps']) =>
  renderToStaticMarkup(
    <Contact
      content={{ kind: 'contact', title: 'Fale', steps }}
      place={{ id: 'contato', level: 2, ground: 'page' }}
      page={page}
    />,
  );

test('with steps, the first step says how long the first talk takes, and the channels are below both columns', () => {
  const html = markup([{ title: 'Conversa', text: 'Ligamos.' }]);
  expect(html).toContain('Ligamos. Dura 40 minutos.');
  expect(html).toContain('data-place="below"');
});

test('without steps, the channels are beside the form, and a fact says how long the first talk takes', () => {
  const html = markup(undefined);
  expect(html).toContain('<p>Dura 40 minutos.</p><p>Cidade: Recife, PE.</p>');
  expect(html).not.toContain('data-place="below"');
});
