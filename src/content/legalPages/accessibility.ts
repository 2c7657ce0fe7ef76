import type { LegalPage } from './legalPage.ts';

/*
 * All words of the page on accessibility. They are code and not content, because they say what the template's tests do:
 * an owner who changed a sentence could make it untrue.
 */

/** The date of the last manual test, which is also in docs/accessibility.md. */
const TRIED = '21 de novembro de 2026';

/**
 * The page on accessibility.
 * @param version The template's version.
 */
export function accessibility(version: string): LegalPage {
  return {
    title: 'Acessibilidade',
    lead: 'Esta página diz o que foi feito para que qualquer pessoa use este site, o que foi testado e o que falta.',
    parts: [
      {
        title: 'A meta',
        texts: [
          'Este site nasceu de um modelo, feito para seguir as regras internacionais de acessibilidade: a WCAG 2.2, nível AA.',
          'A norma brasileira, ABNT NBR 17225, pede o mesmo. A Lei Brasileira de Inclusão (Lei 13.146, de 2015, artigo 63) pede que os sites sejam acessíveis.',
        ],
      },
      {
        title: 'O que foi testado',
        texts: [
          `Os testes são do modelo, versão ${version}, com os textos da demonstração dele. Os nossos textos e fotos vieram depois.`,
          `Um computador repete os testes a cada mudança do modelo. Em ${TRIED}, telas e falas foram conferidas uma a uma.`,
        ],
        points: {
          'Por um programa':
            'O axe, que procura falhas, não achou nenhuma: em duas larguras de tela, de dia, de noite, com o menu aberto e na impressão.',
          'Só com o teclado': 'Tudo se alcança com a tecla Tab, na ordem, e sempre se vê onde se está.',
          'Tela pequena, letra grande':
            'Com 320 pixels de largura, zoom de 400% ou letras do dobro do tamanho, nada some nem foge para o lado.',
          'Alto contraste': 'Com as cores do sistema no lugar das do site, o axe também não achou falhas.',
          'Sem movimento': 'Para quem pede menos movimento no aparelho, nada se mexe.',
          'Sem JavaScript': 'As páginas se leem inteiras, o menu abre, e há sempre um jeito de falar conosco.',
          'De ouvido':
            'O leitor de tela Orca, com o Firefox, leu a página inicial em português, e o formulário do começo ao fim.',
          'Em vários navegadores':
            'O Chromium de hoje passa por todos. O Firefox e o WebKit, a base do Safari, passam pelos do menu e do formulário da página inicial.',
        },
      },
      {
        title: 'O que vale também aqui',
        texts: [
          'As cores deste site, mesmo as escolhidas por nós, têm contraste conferido. Se um texto ficasse difícil de ler sobre o fundo, o site não seria publicado.',
          'Nenhuma foto de pessoa ou de trabalho entra sem uma descrição para quem não a vê. Se uma descrição for ruim, a falha é nossa.',
        ],
      },
      {
        title: 'O que falta',
        texts: [
          'Nenhuma pessoa que usa leitor de tela, comando de voz, lupa ou acionador experimentou o modelo.',
          'NVDA, JAWS, TalkBack, VoiceOver, linha braille e celulares de verdade também ficaram de fora.',
          'Se um campo fica vazio ou errado, o aviso é do navegador, e vem na língua dele.',
          'Palavras em inglês podem soar como se fossem portuguesas no leitor de tela.',
        ],
      },
      {
        title: 'Encontrou uma dificuldade?',
        texts: ['Conte em que página foi, o que você queria fazer e com que aparelho ou programa.'],
        asks: true,
      },
    ],
  };
}
