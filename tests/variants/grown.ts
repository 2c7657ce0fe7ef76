import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { change } from '../../launch/copy.ts';

/** The number of published news, more than one page of the list holds. */
export const NEWS = 23;

const yaml = (value: unknown) => JSON.stringify(value, undefined, 2);

/** Writes pages of every kind into a project: a page, two cases, news on two pages of a list, and news of a later day. */
export function writePages(project: string): void {
  const write = (file: string, value: object) => writeFileSync(join(project, 'content', file), yaml(value));
  for (const kind of ['pages', 'cases', 'news']) mkdirSync(join(project, 'content', kind), { recursive: true });
  write('pages/quem-somos.yaml', {
    name: 'Quem somos',
    description: 'A história da oficina, de uma garagem em Olinda até a rede de escolas que hoje nos chama.',
    blocks: [
      { kind: 'text', title: 'Como começou', paragraphs: ['Começamos em uma garagem, em 2019.'] },
      { kind: 'latest', of: 'news', most: 6 },
      { kind: 'services', title: 'O que fazemos' },
    ],
  });
  write('cases/biblioteca.yaml', {
    name: 'Um agente que sabe que livros há',
    description: 'A biblioteca do bairro recebia a mesma pergunta quarenta vezes por dia. Agora um agente a responde.',
    client: 'Biblioteca do Bairro',
    authorized: 'sim',
    year: '2025',
    service: 'agentes-ai',
    blocks: [
      { kind: 'text', title: 'A situação', paragraphs: ['Quarenta perguntas iguais por dia.'] },
      { kind: 'text', title: 'O que fizemos', paragraphs: ['Um agente que lê o catálogo.'] },
      { kind: 'text', title: 'O que mudou', paragraphs: ['A equipe voltou a ter tempo para as crianças.'] },
    ],
  });
  write('cases/roda.yaml', {
    name: 'O site da Roda',
    description: 'Um site para as oficinas de sábado, que cabe em um celular barato e abre no ônibus.',
    link: 'https://roda.example',
    year: '2026',
    picture: 'roda.png',
    alt: 'A página inicial da Roda, com os horários das oficinas.',
  });
  for (let index = 1; index <= NEWS; index++) {
    write(`news/roda-${index}.yaml`, {
      name: `A ${index}ª roda de conversa`,
      description: `Contamos o que aprendemos na ${index}ª roda, e o que ainda não sabemos fazer com agentes de IA.`,
      date: `2026-0${1 + Math.floor(index / 10)}-1${index % 10}`,
      ...(index === NEWS && { author: 'Ana Souza', picture: 'roda.png', alt: 'A roda, no pátio da escola.' }),
      blocks: [{ kind: 'text', title: 'O que se disse', paragraphs: ['Vieram doze pessoas.'] }],
    });
  }
  write('news/amanha.yaml', {
    name: 'O que ainda não aconteceu',
    description: 'Esta novidade só aparece quando o dia dela chegar.',
    date: '31/12/2999',
  });
  change(
    project,
    'content/home.yaml',
    /\n {2}- kind: impact\n/,
    '\n  - { kind: latest, of: cases }\n\n  - kind: impact\n',
  );
}
