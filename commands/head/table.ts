import { DESCRIPTION_LENGTH, isWellLong, lengthOf } from '../../src/lib/descriptions.ts';
import { type HeadTag, headTags } from './tags.ts';

/** In the owner's words. What is not here is told by its own name alone. */
const MEANING: Readonly<Record<string, string>> = {
  title: 'Título na aba e na busca',
  description: 'Descrição na busca',
  canonical: 'Endereço oficial',
  robots: 'Pedido aos buscadores',
  'og:type': 'Tipo',
  'og:locale': 'Língua',
  'og:site_name': 'Nome do site na conversa',
  'og:title': 'Título na conversa',
  'og:description': 'Descrição na conversa',
  'og:url': 'Endereço na conversa',
  'og:image': 'Imagem na conversa',
  'og:image:width': 'Largura da imagem',
  'og:image:height': 'Altura da imagem',
  'og:image:alt': 'Imagem em palavras',
  'twitter:card': 'Formato no X',
  icon: 'Ícone da aba',
  'apple-touch-icon': 'Ícone no celular',
  manifest: 'Nome e ícones no celular',
  'theme-color': 'Cor do navegador',
  'JSON-LD': 'Dados para buscadores',
};

/** Every head tag of the built pages, in Markdown: what all of them have once, then each page's own. */
export function headTable(pages: readonly { path: string; html: string }[]): string {
  const told = pages.map(({ path, html }) => ({ path, tags: headTags(html) }));
  const everywhere = (tag: HeadTag) => told.every(({ tags }) => tags.some((other) => isSame(tag, other)));
  const shared = told[0]?.tags.filter(everywhere) ?? [];
  const parts = [
    { title: 'Em todas as páginas', tags: shared },
    ...told.map(({ path, tags }) => ({ title: path, tags: tags.filter((tag) => !everywhere(tag)) })),
  ];
  return parts
    .filter(({ tags }) => tags.length > 0)
    .map(
      ({ title, tags }) =>
        `## ${title}\n\n| O que é | Etiqueta | Conteúdo |\n|---|---|---|\n${tags.map(row).join('\n')}\n`,
    )
    .join('\n');
}

function row({ name, content }: HeadTag): string {
  const cells = [MEANING[name] ?? '', name, `${content}${remark(name, content)}`];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function remark(name: string, content: string): string {
  if (name !== 'title' && name !== 'description') return '';
  const { least, most } = DESCRIPTION_LENGTH;
  const advice = name === 'description' && !isWellLong(content) ? `; o bom é de ${least} a ${most}` : '';
  const length = lengthOf(content);
  return ` (${length} ${length === 1 ? 'caractere' : 'caracteres'}${advice})`;
}

function isSame(one: HeadTag, other: HeadTag): boolean {
  return one.name === other.name && one.content === other.content;
}
