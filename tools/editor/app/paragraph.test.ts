import { MarkdownManager } from '@tiptap/markdown';
import StarterKit from '@tiptap/starter-kit';
import { expect, test } from 'vitest';
import { Paragraph } from './paragraph.ts';

const manager = new MarkdownManager({ extensions: [StarterKit.configure({ paragraph: false }), Paragraph] });
const paragraphs = (...texts: string[]) => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

test.each(['# Título', '> citação', '- item', '+ item', '---', '===', '1) um', '2024. Foi bom', '-5 graus', '#feira'])(
  'the text “%s” is still a text when the page reads its file',
  (text) => {
    const { content } = manager.parse(manager.serialize(paragraphs('Antes', text, 'Depois')).replaceAll('&gt;', '>'));
    expect(content).toEqual(paragraphs('Antes', text, 'Depois').content);
  },
);

test('empty paragraphs are not in the file', () => {
  const empty = { type: 'paragraph' };
  const { content } = paragraphs('Um', 'Dois');
  const text = manager.serialize({
    type: 'doc',
    content: [...content.slice(0, 1), empty, empty, empty, ...content.slice(1)],
  });
  expect(text.split(/\n+/)).toEqual(['Um', 'Dois']);
});
