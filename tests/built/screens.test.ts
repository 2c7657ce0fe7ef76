/*
 * Tests that the built demonstration has the screens of the specification, with the demonstration's words. The snapshots
 * of tests/e2e/reading.spec.ts have all other words.
 */
import { describe, expect, test } from 'vitest';
import { site } from '../../src/content/content.ts';
import { basePath, whatsappHref } from '../../src/lib/links.ts';
import { page, pages, plain } from './dist.ts';

const root = basePath(site.address);
const [discord, telegramGroup, instagram, github, telegram, video, web3] = site.links.map(({ address }) => address);
const whatsapp = whatsappHref(site.contact.whatsapp);

/** Each service: its path and its name. */
const services = [
  ['agentes-ai', 'Agentes AI Personalizados'],
  ['automacoes', 'Automações com IA'],
  ['agentics', 'Agentics Personalizados'],
  ['webdesign', 'Webdesign Completo'],
  ['daos-web3', 'Letramento Web3'],
] as const;
/** The link to WhatsApp on a page. On a service's page, it begins a message that names the service. */
const chatFrom = (path: string) => {
  const name = new Map<string, string>(services).get(path);
  const text = `Olá! Vim da página ${name} e gostaria de conversar.`;
  return name ? `${whatsapp}?text=${encodeURIComponent(text)}` : whatsapp;
};
const servicePages = services.map(([path, name]) => [name, `${root}/${path}`]);

const all = (path: string, selector: string) => page(`${path}.html`).document.querySelectorAll(selector);
const texts = (path: string, selector: string) => all(path, selector).map(({ text }) => plain(text).trim());
/** Lists the text and the target of each link. The text omits the announcement of the new tab. */
const links = (path: string, selector: string) =>
  all(path, selector).map((link) => [
    plain(link.text).replace(' (abre em nova aba)', ''),
    link.getAttribute('href') as string | undefined,
  ]);
/** Returns a selector for the section with a given title. */
const section = (path: string, title: string) =>
  `[aria-labelledby="${all(path, 'main h2').find(({ text }) => plain(text) === title)?.id}"]`;

describe.each(pages.map((one) => one.path.replace('.html', '')))('%s', (path) => {
  const home = path === 'index' ? '' : `${root}/`;

  test('has in its header the logo, and links to the home page, its five sections and the chat', () => {
    expect(links(path, 'header a')).toEqual([
      ['Mutirão', `${root}/`],
      ['Início', `${home}#inicio`],
      ['Sobre', `${home}#sobre`],
      ['Serviços', `${home}#servicos`],
      ['Impacto', `${home}#impacto`],
      ['Contato', `${home}#contato`],
      ['Fale Conosco', `${home}#contato`],
      ['Fale Conosco', chatFrom(path)],
    ]);
    expect(all(path, 'header > a svg')).toHaveLength(1);
  });

  test('has in its footer links to the home page, the services, three sections, the community and four profiles', () => {
    expect(links(path, 'footer a')).toEqual([
      ['Mutirão', `${root}/`],
      ...servicePages,
      ['Sobre nós', `${home}#sobre`],
      ['Nosso impacto', `${home}#impacto`],
      ['Contato', `${home}#contato`],
      ['Comunidade', discord],
      ['Instagram', instagram],
      ['GitHub', github],
      ['Perfil no Telegram', telegram],
      ['Canal de vídeos', video],
    ]);
  });

  test('has the tagline, the copyright notice and the closing phrase in its footer', () => {
    const [tagline, , copyright, phrase] = texts(path, 'footer p');
    expect([tagline, copyright, phrase]).toEqual([
      'Inteligência aplicada para impacto real. Unindo automação, IA e comunicação com propósito.',
      `© ${new Date().getFullYear()} ${site.brand.legalName}`,
      'Ética, impacto e autonomia digital',
    ]);
  });
});

describe('the home page', () => {
  test.each([
    ['“agentic SaaS”', /agentic SaaS/],
    ['that the team is nomadic, decentralised and regenerative', /equipe nômade, descentralizada e regenerativa/],
    ['automation, AI and communication', /automação, IA e comunicação/],
    ['positive impact', /impacto positivo/],
    [
      'that for every ten paying clients, one service is free',
      /Para cada 10 clientes pagantes, entregamos 1 serviço completo, sem custo/,
    ],
    ['who receives the free service', /a uma associação, coletivo, escola ou projeto social/],
    ['that a reply is quick', /Respondemos rápido, em horário comercial\./],
    ['that the form sends nothing', /Este formulário é uma demonstração: não envia nada\./],
    ['whom it is for', /Coletivos.*Associações.*Escolas.*Quem empreende.*Agentes públicos.*Projetos com propósito/],
    ['its values', /Transparência.*Ferramentas abertas.*Autonomia sobre os dados.*Acessibilidade digital/],
  ])('mentions %s', (_what, words) => {
    expect(texts('index', 'main').join().replaceAll('\n', ' ')).toMatch(words);
  });

  test('has its title, and the five sections of the specification in order', () => {
    expect(texts('index', 'title')).toEqual(['Mutirão | Inteligência aplicada para impacto real']);
    const five = ['inicio', 'sobre', 'servicos', 'impacto', 'contato'];
    const sections = all('index', 'main section').map(({ id }) => id);
    // There may be other sections between these five.
    expect(sections.filter((id) => five.includes(id))).toEqual(five);
  });

  test('opens with links for the free consultation, the services, contact and the next section', () => {
    expect(links('index', '#inicio a')).toEqual([
      ['Primeira consultoria gratuita', '#contato'],
      ['Conheça os serviços', '#servicos'],
      ['Conte o que toma o seu tempo', '#contato'],
      ['Role para nos conhecer', '#sobre'],
    ]);
  });

  test('has a card for each service, with links to contact and the service’s page; one card says “Gratuito”', () => {
    expect(texts('index', '#servicos li h3')).toEqual(services.map(([, name]) => name));
    expect(links('index', '#servicos li a')).toEqual(
      services.flatMap(([path, name]) => [
        [`Contratar ${name}`, `?sobre=${path}#contato`],
        [`Saiba mais sobre ${name}`, `${root}/${path}`],
      ]),
    );
    expect(texts('index', '#servicos li h3 + strong')).toEqual(['Gratuito']);
  });

  test('lists in its contact section the chat, the three channels and who answers in each, and the contact file', () => {
    const contact = links('index', '#contato a:not(noscript *)');
    expect(contact).toEqual([
      ['Fale conosco pelo WhatsApp', whatsapp],
      ['WhatsApp Nós respondemos', whatsapp],
      ['Comunidade no Discord A comunidade responde', discord],
      ['Grupo no Telegram A comunidade responde', telegramGroup],
      ['Salvar nos contatos', `${root}/contato.vcf`],
    ]);
  });

  test('has a form of three required fields with labels, without custom limits on length or pattern', () => {
    // The subject is a checkbox, which is hidden until a link chooses one.
    const fields = all('index', 'form :is(input:not([type="checkbox"]), textarea, select)').map(
      ({ rawTagName, attributes, id }) => {
        const { name, type = rawTagName, placeholder, rows, required } = attributes;
        return [texts('index', `label[for="${id}"]`).join(), name, type, placeholder, rows, required];
      },
    );
    expect(fields).toEqual([
      ['Nome', 'name', 'text', 'Seu nome', undefined, ''],
      ['E-mail', 'email', 'email', 'voce@exemplo.com.br', undefined, ''],
      ['Mensagem', 'message', 'textarea', 'Como podemos ajudar?', '5', ''],
    ]);
    expect(all('index', 'form[novalidate], form :is([pattern], [minlength], [maxlength], [title])')).toEqual([]);
  });

  test('has no login', () => {
    expect(texts('index', 'body').join()).not.toMatch(/\b(?:entrar|login|senha)\b/i);
    expect(all('index', '[type="password"]')).toEqual([]);
  });
});

test.each(services)(
  '%s has the heading “%s”, and links to the home page, to contact and to the three channels',
  (path, name) => {
    expect(texts(path, 'h1')).toEqual([name]);
    const [back, call, ...others] = links(path, 'main > div a:not(nav *)');
    expect(back).toEqual(['Voltar para início', `${root}/`]);
    expect(call).toEqual([
      path === 'daos-web3' ? 'Inscreva o seu grupo' : 'Peça um orçamento',
      `${root}/?sobre=${path}#contato`,
    ]);
    expect(others.slice(-4)).toEqual([
      ['Fale conosco', `${root}/?sobre=${path}#contato`],
      ['WhatsApp Nós respondemos', chatFrom(path)],
      ['Discord A comunidade responde', discord],
      ['Telegram A comunidade responde', telegramGroup],
    ]);
  },
);

/** The titles in the sections of each page, in order, after the title of their section. */
const titles: Record<string, Record<string, string>> = {
  index: {
    'Fazemos junto, mesmo de longe': 'Inovação, Descentralização, Colaboração, Para quem é, O que vale em todo projeto',
  },
  'agentes-ai': {
    'Você define quem é o agente': 'Personalidade, Conteúdo, Limites',
    'O que muda no dia a dia':
      'Atendimento 24/7, Redução de custos, Experiência consistente, Escalabilidade, Dados e insights, Integração completa',
  },
  automacoes: {
    'O que dá para automatizar':
      'Geração de conteúdo, Análise de dados, Gestão de clientes, Processos internos, Redes sociais, Personalização',
    'Plataformas que integramos': 'Produtividade, Comunicação, Automação no-code',
  },
  agentics: {
    'Como um Agentic trabalha': 'Autonomia, Objetivos, Aprendizado contínuo',
    'Onde um Agentic ajuda': 'Vendas, Atendimento, Conteúdo, Gestão',
  },
  webdesign: {
    'Como desenhamos': 'Design centrado no usuário, Mobile-first, Performance',
    'O que está incluído': 'Branding, UX/UI, Desenvolvimento, Conteúdo, Tecnologia, Lançamento',
  },
  'daos-web3': {
    'Escolha entre quatro paradas': 'Estruturação de DAOs, Letramento, NFTs funcionais, Integrações e ferramentas',
    'O que você vai entender': 'Blockchain, Carteiras, Contratos inteligentes, Governança, Tokens, Segurança',
  },
};
const rows = Object.entries(titles).flatMap(([path, sections]) =>
  Object.entries(sections).map(([title, words]) => ({ path, title, words })),
);
test.each(rows)('the section “$title” of $path has the titles $words', ({ path, title, words }) => {
  expect(texts(path, `${section(path, title)} h3`).join(', ')).toBe(words);
});

test('on the page agentics, each use case has three points', () => {
  const cases = all('agentics', `${section('agentics', 'Onde um Agentic ajuda')} ul`);
  expect(cases.map((one) => one.querySelectorAll('li').length)).toEqual([3, 3, 3, 3]);
});

test('the page agentes-ai names the platforms of the service', () => {
  expect(texts('agentes-ai', 'dd').join()).toContain('WhatsApp, Telegram, Discord, site ou app');
});

test('the page daos-web3 says beside its heading that the service is free, and links to the external Web3 site', () => {
  expect(texts('daos-web3', 'main strong:has(+ h1)')).toEqual(['Gratuito']);
  expect(links('daos-web3', 'main a')).toContainEqual(['Visite o site de Web3', web3]);
});

test('the 404 page has its title, the error in two languages, and links to the home page and the services', () => {
  expect(texts('404', 'title')).toEqual(['Página não encontrada | Mutirão']);
  expect(texts('404', 'main p')).toContain(
    'Falta um azulejo aqui. O endereço mudou ou foi escrito errado. Volte ao início ou escolha um serviço abaixo.',
  );
  expect(texts('404', '[lang="en"]')).toEqual(['Unexpected Application Error! 404 Not Found']);
  expect(links('404', 'main a')).toEqual([
    ['Voltar para início', `${root}/`],
    ['Ver serviços', `${root}/#servicos`],
    ...servicePages,
  ]);
});
