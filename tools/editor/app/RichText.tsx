import { Input, Menu } from '@mantine/core';
import { Link, RichTextEditor } from '@mantine/tiptap';
import { Markdown } from '@tiptap/markdown';
import { type Editor, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useId } from 'react';
import { write } from './changes.ts';
import { choicesOf } from './choices.ts';
import { type FieldProps, labelsOf, textAt } from './field.ts';
import { Paragraph, pasted, pastedText } from './paragraph.ts';

const LABELS = {
  boldControlLabel: 'Negrito',
  italicControlLabel: 'Itálico',
  h3ControlLabel: 'Subtítulo',
  bulletListControlLabel: 'Lista',
  orderedListControlLabel: 'Lista com números',
  linkControlLabel: 'Link',
  unlinkControlLabel: 'Tirar o link',
  linkEditorInputLabel: 'Endereço do link',
  linkEditorInputPlaceholder: 'https://exemplo.org.br',
  linkEditorExternalLink: 'Abrir em outra aba',
  linkEditorInternalLink: 'Abrir na mesma aba',
  linkEditorSave: 'Pôr o link',
};

/** The only formats that a text has. Whatever else is pasted becomes text without format. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false,
    paragraph: false,
    strike: false,
    underline: false,
    // “Desfazer” is the editor's own.
    undoRedo: false,
  }),
  Paragraph,
  // After a full stop without a space, “ano.De” would be a link.
  Link.configure({
    openOnClick: false,
    defaultProtocol: 'https',
    shouldAutoLink: (text) => /^https?:/.test(text),
    // A pasted footnote leads to a place in its document.
    isAllowedUri: (url, { defaultValidate }) => defaultValidate(url) && !url.startsWith('#'),
  }),
  // An e-mail address in a text is no link, as on the site.
  Markdown.configure({ markedOptions: { gfm: false } }),
];

/** A text with paragraphs, subtitles, lists, bold, italic and links. In its file it is Markdown. */
export function RichText(props: FieldProps) {
  const { field, place } = props;
  const stored = textAt(place);
  const id = useId();
  /** Selects the word that a new part begins with, so that the owner's text replaces it. */
  const selectStarter = (): boolean => editor.getText() === field.title && editor.commands.selectAll();
  const editor = useEditor({
    extensions,
    content: stored,
    contentType: 'markdown',
    onFocus: selectStarter,
    editorProps: {
      handleClick: selectStarter,
      // The browser moves the focus. By default, Tiptap nests the items of a list.
      handleDOMEvents: { keydown: (_view, { key }) => key === 'Tab' },
      transformPastedHTML: pasted,
      handlePaste: (_view, { clipboardData }): boolean => {
        if (!clipboardData || clipboardData.types.includes('text/html')) return false;
        return editor.commands.insertContent(pastedText(clipboardData.getData('text')), { contentType: 'markdown' });
      },
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': id },
    },
    onUpdate: ({ editor: { getMarkdown } }) => {
      // YAML shows these signs as they are.
      write(place, getMarkdown().replaceAll('&lt;', '\\<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').trim());
    },
  });
  useEffect(() => {
    // While the owner types, the editor has the text already.
    if (!editor?.isFocused) editor?.commands.setContent(stored, { contentType: 'markdown', emitUpdate: false });
  }, [editor, stored]);
  return (
    <Input.Wrapper {...labelsOf(props)} labelElement="div" labelProps={{ id }}>
      <RichTextEditor editor={editor} labels={LABELS} variant="subtle">
        <RichTextEditor.Content />
        {/* Below the text, because a tap on the page focuses the first control. In sight, however long the text is. */}
        <RichTextEditor.Toolbar style={{ position: 'sticky', bottom: 0 }}>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.H3 />
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
          <PageLink editor={editor} />
        </RichTextEditor.Toolbar>
      </RichTextEditor>
    </Input.Wrapper>
  );
}

/** Links the selected words to a page of the site. */
function PageLink({ editor }: { editor: Editor }) {
  const pages = choicesOf({ choose: 'target' }).flatMap(({ items }) =>
    items.filter(({ value }) => value.startsWith('/')),
  );
  return (
    <Menu>
      <Menu.Target>
        <RichTextEditor.Control aria-label="Link para uma página" px={4} fz="sm">
          Página
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown>
        {pages.map(({ value: href, label }) => (
          <Menu.Item key={href} onClick={() => editor.chain().focus().extendMarkRange('link').setLink({ href }).run()}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
