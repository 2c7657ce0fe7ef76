import type { SiteConfig } from './src/lib/siteConfig.ts';

/*
 * Este é o único arquivo que você precisa mudar para o site ser seu.
 * Troque só o que está entre aspas. Se algo ficar errado, `npm start` para
 * e diz em que campo, o que encontrou e o que esperava.
 * `npm run setup` pergunta e escreve aqui por você;
 * `npm run preflight` diz o que ainda falta para publicar.
 */
export default {
  brand: {
    // O nome que aparece no cabeçalho, no rodapé e no título de cada página, e no contato que se salva no celular.
    name: 'Mutirão',
    // O nome por extenso, na linha de direitos autorais e nos dados que buscadores e celulares leem.
    legalName: 'Coletivo Mutirão',
    // Duas frases que dizem o que vocês fazem, de 70 a 155 letras ao todo. Ficam no rodapé, nos resultados de busca
    // e na imagem que acompanha um link do site numa conversa.
    tagline: 'Inteligência aplicada para impacto real. Unindo automação, IA e comunicação com propósito.',
  },

  // Onde o site vai morar. Se for dentro de uma pasta, escreva-a também:
  // 'https://seu-usuario.github.io/seu-site'
  address: 'https://mutirao.example',

  // As cores: 'mutirao', 'mare' ou 'cerrado'. Ou as suas, num grupo { } com seis: cal (o fundo), tinta (o texto),
  // azul (os botões), mata, barro (dois serviços) e ipe (o presente). A parceira clara de cada uma vem por si.
  // Se duas cores não puderem ser lidas uma sobre a outra, o site não é construído, e a mensagem diz qual usar.
  palette: 'mutirao',

  links: {
    // Número do WhatsApp com código do país e DDD.
    whatsapp: '+55 00 00000-0000',
    // Convite do servidor da comunidade (Discord).
    discord: 'https://discord.example/mutirao',
    // Convite do grupo de conversa (Telegram).
    telegramGroup: 'https://telegram.example/grupo-mutirao',
    // Perfis nas redes.
    instagram: 'https://instagram.example/mutirao',
    github: 'https://github.example/mutirao',
    telegram: 'https://telegram.example/mutirao',
    video: 'https://videos.example/mutirao',
    // O site externo sobre Web3.
    web3: 'https://web3.example',
  },

  security: {
    // Onde alguém avisa que encontrou uma falha de segurança: um e-mail (mailto:) ou uma página.
    contact: 'mailto:seguranca@mutirao.example',
    // Até quando esse contato vale. Com menos de 30 dias pela frente o site não é construído: confira e renove.
    expires: '2027-11-01',
    // Por dois anos, quem visita o site só volta a ele por https. Com true, isso vale também para tudo o que mora em
    // subdomínios do endereço acima (loja.seu-site.org.br, por exemplo): o que lá não tem https deixa de abrir, e não
    // dá para voltar atrás depressa. Na dúvida, deixe false.
    subdomains: false,
  },

  contact: {
    // A promessa ao lado do formulário.
    note: 'Resposta rápida em horário comercial.',
    /*
     * O que acontece quando alguém envia o formulário. Troque o que está depois de `delivery:`
     * por uma destas formas, com as aspas e as chaves, e deixe a vírgula no fim:
     *
     * 'simulated'
     *   Mostra como seria o envio, mas não envia nada. É assim que o site vem.
     * 'whatsapp'
     *   Prepara a mensagem para o número de WhatsApp que está acima; a pessoa abre a conversa e envia.
     * { formspree: 'xyzabcde' }
     *   Chega ao seu e-mail pelo Formspree. O código é o fim do endereço que ele dá: https://formspree.io/f/xyzabcde
     * { web3forms: '00000000-0000-0000-0000-000000000000' }
     *   Chega ao seu e-mail pelo Web3Forms. A chave de acesso (access key) chega por e-mail quando você se cadastra.
     * { http: 'https://api.meucoletivo.org.br/contato' }
     *   Vai para um endereço seu, que receba JSON (name, email, message) e permita pedidos deste site (CORS).
     *
     * A frase no rodapé e a política de segurança do site mudam junto. Depois de publicar, envie uma mensagem de teste.
     */
    delivery: 'simulated',
  },
} satisfies SiteConfig;
