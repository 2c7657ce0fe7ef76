import { MarkdownManager } from '@tiptap/markdown';
import StarterKit from '@tiptap/starter-kit';
import { expect, test } from 'vitest';
import { Paragraph, pasted, pastedText } from './paragraph.ts';

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

test('from Word, titles are subtitles, and the paragraphs of lists are lists', () => {
  const item = (sign: string, text: string) =>
    `<p class=MsoListParagraphCxSpMiddle style='mso-list:l0'><!--[if !supportLists]--><span>${sign}<span>&nbsp; </span></span><!--[endif]-->${text}<o:p></o:p></p>`;
  const html = `<h1>Aulas</h1>\n${item('·', 'Serra')}\n${item('·', '<b>Plaina</b>')}\n${item('1.', 'Traga luvas')}<p>Fim</p>`;
  expect(pasted(html).replaceAll('<o:p></o:p>', '')).toBe(
    '<h3>Aulas</h3>\n<ul><li>Serra</li><li><b>Plaina</b></li></ul>\n<ol><li>Traga luvas</li></ol><p>Fim</p>',
  );
  const unsigned = '<p class=MsoListParagraph>Com calma</p>';
  expect(pasted(`${unsigned}${item('·', 'Serra')}`)).toContain(unsigned);
});

test('from WhatsApp, a text between asterisks is bold, and each line is a paragraph or an item', () => {
  expect(pastedText('*Sábado*, às 9h: _traga_ 2 * 3 luvas. *Vagas: 12*\n- Uma\n- Duas')).toBe(
    '**Sábado**, às 9h: _traga_ 2 * 3 luvas. **Vagas: 12**\n\n- Uma\n\n- Duas',
  );
});
