/*
 * Tests what the specification's screens have and the reviewed snapshots of tests/e2e/reading.spec.ts do not show: the
 * header and the footer of every page, titles, anchors, languages and the attributes of fields. The snapshots have all
 * headings, sentences and links between them.
 */
import { describe, expect, test } from 'vitest';
import { site } from '../../src/content/content.ts';
import { basePath, whatsappHref } from '../../src/lib/links.ts';
import { page, pages, plain } from './dist.ts';

const root = basePath(site.address);
const [discord, , instagram, github, telegram, video] = site.links.map(({ address }) => address);
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

  test('has in its footer links to the home page, the services, three sections, the community, four profiles and the wall of names', () => {
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
      ['Faça uma parede com o seu nome', `${root}/azulejo`],
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

test('the 404 page has its title, and the error in English', () => {
  expect(texts('404', 'title')).toEqual(['Página não encontrada | Mutirão']);
  expect(texts('404', '[lang="en"]')).toEqual(['Unexpected Application Error! 404 Not Found']);
});
