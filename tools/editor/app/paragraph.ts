import { Paragraph as Base } from '@tiptap/extension-paragraph';

/** The signs at the start of a line that begin a subtitle, a quotation, a list or a rule in Markdown. */
const SIGNS = /^(\s*)(#+(?:\s|$)|&gt;|=|[-+](?:\s|$)|--)/gm;
const NUMBER = /^(\s*\d+)(?=[.)](?:\s|$))/gm;

/**
 * Pasted HTML with the formats that a text may have: every heading as a subtitle, and the items of a list of Word, which are
 * paragraphs that begin with a sign or a number, as items.
 */
export const pasted = (html: string): string =>
  html
    .replace(/<(\/?)h[1-6]\b/gi, '<$1h3')
    .replace(
      /<p\b[^>]*MsoListParagraph[^>]*>((?:(?!<\/p>)[\s\S])*?)<!(?:--)?\[endif\](?:--)?>([\s\S]*?)<\/p>/gi,
      (_, sign, text) => {
        const list = /\d/.test(sign.replace(/<[^>]*>/g, '')) ? 'ol' : 'ul';
        return `<${list}><li>${text}</li></${list}>`;
      },
    )
    .replace(/<\/([uo]l)>\s*<\1>/g, '');

/** Pasted plain text as Markdown: each line is a paragraph, and in WhatsApp bold is between single asterisks. */
export const pastedText = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}*])\*(?![\s*])([^*\n]*[^*\s])\*(?![\p{L}\p{N}*])/gu, '**$1**')
    .replace(/\s*\n\s*/g, '\n\n');

/**
 * A paragraph that is the same text in the file: typed signs stay signs, and empty paragraphs are left out. A cell of a pasted
 * table is a paragraph, too.
 */
export const Paragraph = Base.extend({
  parseHTML: () => [{ tag: 'p, :is(td, th):not(:has(p))' }],
  renderMarkdown: ({ content = [] }, { renderChildren }) =>
    renderChildren(content).replace(SIGNS, '$1\\$2').replace(NUMBER, '$1\\'),
});
