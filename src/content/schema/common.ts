import { interfaceWords } from '../interface.ts';
import { factWords, priceWords } from './facts.ts';
import { choice, group, lines, list, ownWords, text, word } from './fields.ts';
import { linkTargets, platformNames } from './names.ts';

const label = text('Texto', { most: 40 });
const to = choice('Leva a', linkTargets, {
  help: 'O que não tem endereço em “O site”, ou é uma parte ainda sem itens, não aparece.',
});
const mark = choice('Marca', platformNames);
const words = interfaceWords.common;

/** `common.yaml`: the texts that several pages share. Some of them are only for screen readers. */
export const common = group('Palavras comuns', {
  header: group('Cabeçalho', {
    items: list('Menu', group('Item', { label, to })),
    ...ownWords(
      {
        callLabel: word('Botão'),
        menuLabel: word('Botão que abre o menu no celular'),
        navigationLabel: word('Nome do menu', 'Para leitores de tela.'),
      },
      words.header,
    ),
  }),
  footer: group('Rodapé', {
    ...ownWords(
      {
        servicesTitle: word('Título dos serviços'),
        socialTitle: word('Nome da lista de redes', 'Para leitores de tela.'),
      },
      words.footer,
    ),
    otherLinks: list('Outros links', group('Item', { label, to })),
    phrase: word('Frase do fim'),
    social: list('Redes', group('Rede', { label, to, mark })),
  }),
  channels: list(
    'Canais de conversa',
    group('Canal', {
      label,
      short: text('Nome curto', { most: 30 }),
      who: text('Quem responde', { help: 'Por exemplo: A equipe responde.', most: 40 }),
      to,
      mark,
    }),
    { help: 'No contato da página inicial e no fim da página de cada serviço.' },
  ),
  facts: factWords,
  servicePage: group('Página de um serviço', {
    ...ownWords(
      {
        back: word('Link de volta'),
        factsTitle: word('Nome do resumo', 'Para leitores de tela.'),
        channelsTitle: word('Título dos canais'),
        neighboursTitle: word('Nome dos serviços vizinhos', 'Para leitores de tela.'),
        previous: word('Serviço anterior'),
        next: word('Próximo serviço'),
      },
      words.servicePage,
    ),
    price: priceWords,
    english: list('Títulos em inglês', word('Título', 'Como está na página de um serviço.'), {
      help: 'Os leitores de tela dizem estes títulos em inglês. Pode ficar vazio.',
      least: 0,
    }).optional(),
  }).prefault({}),
  ...ownWords(
    {
      free: word('Palavra para o que não custa nada'),
      newTab: word('Aviso de nova aba', 'Para leitores de tela, depois do texto do link.'),
      skipLink: word('Atalho para o conteúdo', 'Para quem usa teclado.'),
      cardAlt: lines('Descrição da imagem de compartilhamento', '{title} dá lugar ao título da página.', ['{title}']),
    },
    words,
  ),
});
