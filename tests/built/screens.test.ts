/*
 * Tests that the built demonstration has the screens of the specification and the links between them. The snapshots of
 * tests/e2e/reading.spec.ts have every title and every sentence.
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

  test('has the copyright notice of this year in its footer', () => {
    expect(texts(path, 'footer p')).toContain(`© ${new Date().getFullYear()} ${site.brand.legalName}`);
  });
});

describe('the home page', () => {
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
      ['Conte do que precisa', '#contato'],
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

test('the page daos-web3 says beside its heading that the service is free, and links to the external Web3 site', () => {
  expect(texts('daos-web3', 'main strong:has(+ h1)')).toEqual(['Gratuito']);
  expect(links('daos-web3', 'main a')).toContainEqual(['Visite o site de Web3', web3]);
});

test('the 404 page has its title, the error in English, and links to the home page and the services', () => {
  expect(texts('404', 'title')).toEqual(['Página não encontrada | Mutirão']);
  expect(texts('404', '[lang="en"]')).toEqual(['Unexpected Application Error! 404 Not Found']);
  expect(links('404', 'main a')).toEqual([
    ['Voltar para início', `${root}/`],
    ['Ver serviços', `${root}/#servicos`],
    ...servicePages,
  ]);
});
