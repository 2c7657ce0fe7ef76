import { Paragraph as Base } from '@tiptap/extension-paragraph';

/** The signs at the start of a line that begin a subtitle, a quotation, a list or a rule in Markdown. */
const SIGNS = /^(\s*)(#+(?:\s|$)|&gt;|=|[-+](?:\s|$)|--)/gm;
const NUMBER = /^(\s*\d+)(?=[.)](?:\s|$))/gm;

/** A paragraph that is the same text in the file: typed signs stay signs, and empty paragraphs are left out. */
export const Paragraph = Base.extend({
  renderMarkdown: ({ content = [] }, { renderChildren }) =>
    renderChildren(content).replace(SIGNS, '$1\\$2').replace(NUMBER, '$1\\'),
});
