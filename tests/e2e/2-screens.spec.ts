import type { Page } from '@playwright/test';
import { site } from '../../src/content/content.ts';
import {
  allPages,
  brand,
  channels,
  contactForm,
  expect,
  home,
  missing,
  NOT_FOUND,
  outsideLinks,
  phone,
  root,
  services,
  test,
} from './fixtures.ts';

const sections = [
  ['Início', 'inicio'],
  ['Sobre', 'sobre'],
  ['Serviços', 'servicos'],
  ['Impacto', 'impacto'],
  ['Contato', 'contato'],
] as const;

test.describe('2. Shared layout', () => {
  test.use({ expectedErrors: [NOT_FOUND] });

  for (const path of allPages) {
    test(`${path} stands inside a header, a main area and a footer`, async ({ look }) => {
      const page = await look(path);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    });

    test(`${path} has the header’s links, in order, to the five sections`, async ({ look }) => {
      const page = await look(path);
      const prefix = path === home ? '' : `${root}/`;
      const links = page.getByRole('banner').getByRole('listitem').getByRole('link');
      await expect(links).toHaveText(sections.map(([label]) => label));
      for (const [index, [, anchor]] of sections.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', `${prefix}#${anchor}`);
      }
    });

    test(`${path} has the logo and the brand’s name, leading home`, async ({ look }) => {
      const page = await look(path);
      const logo = page.getByRole('banner').getByRole('link', { name: brand });
      await expect(logo).toHaveAttribute('href', `${root}/`);
      await expect(logo.locator('svg')).toBeVisible();
    });

    test(`${path} has “Fale Conosco” in the header, to the contact section`, async ({ look }) => {
      const page = await look(path);
      const call = page.getByRole('banner').getByRole('link', { name: 'Fale Conosco' });
      await expect(call).toHaveCount(1);
      await expect(call).toHaveAttribute('href', path === home ? '#contato' : `${root}/#contato`);
    });

    test(`${path} has the footer’s columns, copyright, phrase and profiles`, async ({ look }) => {
      const page = await look(path);
      const footer = page.getByRole('contentinfo');
      const prefix = path === home ? '' : `${root}/`;

      const serviceLinks = footer.getByRole('navigation', { name: 'Serviços' }).getByRole('link');
      await expect(serviceLinks).toHaveText(services.map(({ name }) => name));
      for (const [index, service] of services.entries()) {
        await expect(serviceLinks.nth(index)).toHaveAttribute('href', `${root}/${service.path}`);
      }

      const others = footer.getByRole('navigation', { name: brand }).getByRole('link');
      await expect(others).toHaveText(['Sobre nós', 'Nosso impacto', 'Contato', /^Comunidade/]);
      for (const [index, href] of [
        `${prefix}#sobre`,
        `${prefix}#impacto`,
        `${prefix}#contato`,
        channels.discord,
      ].entries()) {
        await expect(others.nth(index)).toHaveAttribute('href', href);
      }
      await expect(others.nth(3)).toHaveAttribute('target', '_blank');

      await expect(footer).toContainText(`© ${new Date().getFullYear()} ${site.brand.legalName}`);
      await expect(footer).toContainText('Ética, impacto e autonomia digital');

      const social = footer.getByRole('list', { name: 'Redes sociais' }).getByRole('link');
      await expect(social).toHaveText([/^Instagram/, /^GitHub/, /^Perfil no Telegram/, /^Canal de vídeos/]);
      const { instagram, github, telegram, video } = outsideLinks;
      for (const [index, href] of [instagram, github, telegram, video].entries()) {
        await expect(social.nth(index)).toHaveAttribute('href', href);
        await expect(social.nth(index)).toHaveAttribute('target', '_blank');
      }
    });

    test(`${path} has no link without a target, and every outside one opens a safe new tab`, async ({ look }) => {
      const page = await look(path);
      const links = await page.locator('a').evaluateAll((all) =>
        all.map((a) => ({
          href: a.getAttribute('href'),
          target: a.getAttribute('target'),
          rel: a.getAttribute('rel'),
          says: a.textContent?.endsWith('(abre em nova aba)'),
        })),
      );
      for (const link of links) {
        expect(link.href).toMatch(/^(?:https:\/\/|\/|#.)/);
        const outside = link.href?.startsWith('https://');
        expect(link).toEqual({
          href: link.href,
          target: outside ? '_blank' : null,
          rel: outside ? 'noopener' : null,
          says: outside,
        });
      }
    });
  }

  test('on a phone the menu’s “Fale Conosco” opens the messaging chat in a new tab', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(home);
    await page.getByRole('button', { name: 'Menu' }).click();
    const call = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: /^Fale Conosco/ });
    await expect(call).toHaveCount(1);
    await expect(call).toHaveAttribute('href', channels.whatsapp);
    await expect(call).toHaveAttribute('target', '_blank');
  });

  test('on a phone the menu lists the same links', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(home);
    const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('listitem');
    await expect(links).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(links).toHaveText(sections.map(([label]) => label));
  });
});

test.describe('2. Routes', () => {
  for (const { path, name } of services) {
    test(`/${path} is “${name}”, with its title`, async ({ look, request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      const page = await look(path);
      expect(new URL(page.url()).pathname).toBe(`${root}/${path}`);
      await expect(page).toHaveTitle(`${name} | ${brand}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    });

    for (const variant of [`${path}/`, `${path}.html`]) {
      test(`/${variant} is redirected to /${path}, its query kept`, async ({ request }) => {
        const response = await request.get(`${variant}?de=teste`);
        expect(response.status()).toBe(200);
        const { pathname, search } = new URL(response.url());
        expect(pathname + search).toBe(`${root}/${path}?de=teste`);
      });
    }
  }

  test('/ is the home page, with its title', async ({ look, request }) => {
    const response = await request.get(home, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    const page = await look(home);
    await expect(page).toHaveTitle(`${brand} | Inteligência aplicada para impacto real`);
  });

  test('/index.html is redirected to /', async ({ request }) => {
    const response = await request.get('index.html');
    expect(new URL(response.url()).pathname).toBe(`${root}/`);
  });
});

test.describe('2. Home', () => {
  test('has five sections, in order', async ({ look }) => {
    const page = await look(home);
    const ids = await page.locator('main section').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual(['inicio', 'sobre', 'servicos', 'impacto', 'contato']);
  });

  test('opens with the headline, a call to the services, a link to contact and a hint down', async ({ look }) => {
    const page = await look(home);
    const hero = page.locator('#inicio');
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Inteligência aplicada para impacto real');
    await expect(hero.getByRole('link', { name: 'Conheça os serviços' })).toHaveAttribute('href', '#servicos');
    await expect(hero.getByRole('link', { name: 'Conte o que você precisa' })).toHaveAttribute('href', '#contato');
    await expect(hero.getByRole('link', { name: 'Primeira consultoria gratuita' })).toHaveAttribute('href', '#contato');
    await expect(hero.getByRole('link', { name: 'Role para nos conhecer' })).toHaveAttribute('href', '#sobre');
  });

  test('scrolls smoothly to the services, and at once for whoever asked for less motion', async ({ page }) => {
    await page.goto(home);
    const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await behaviour()).toBe('smooth');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await behaviour()).toBe('auto');
    await page.getByRole('link', { name: 'Conheça os serviços' }).click();
    await expect(page.getByRole('heading', { name: 'Escolha por onde começar' })).toBeInViewport();
  });

  test('has three value cards', async ({ look }) => {
    const page = await look(home);
    const values = page.locator('#sobre').getByRole('list').first().getByRole('heading', { level: 3 });
    await expect(values).toHaveText(['Inovação', 'Descentralização', 'Colaboração']);
  });

  test('has five service cards, each to contact and to its page', async ({ look }) => {
    const page = await look(home);
    const cards = page.locator('#servicos').getByRole('listitem');
    await expect(cards).toHaveCount(services.length);
    for (const [index, { path, name }] of services.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(name);
      const hire = card.getByRole('link', { name: `Contratar ${name}`, exact: true });
      const more = card.getByRole('link', { name: `Saiba mais sobre ${name}`, exact: true });
      await expect(hire).toHaveAttribute('href', '#contato');
      await expect(more).toHaveAttribute('href', `${root}/${path}`);
      await expect(card.getByText('Gratuito', { exact: true })).toHaveCount(path === 'daos-web3' ? 1 : 0);
    }
  });

  test('has ten tiles and an eleventh in the impact section', async ({ look }) => {
    const page = await look(home);
    await expect(page.locator('#impacto svg')).toHaveCount(11);
  });

  test('has the form, the note and three channels in the contact section', async ({ look }) => {
    const page = await look(home);
    const contact = page.locator('#contato');
    await expect(contactForm(page).form).toBeVisible();
    await expect(contact).toContainText('Resposta rápida em horário comercial.');
    for (const [name, href] of [
      ['WhatsApp', channels.whatsapp],
      ['Comunidade no Discord', channels.discord],
      ['Grupo no Telegram', channels.telegramGroup],
    ] as const) {
      const link = contact.getByRole('listitem').getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });

  test('says who answers in each channel', async ({ look }) => {
    const page = await look(home);
    const link = (name: string) => page.locator('#contato').getByRole('link', { name });
    await expect(link('WhatsApp A equipe responde')).toBeVisible();
    await expect(link('Comunidade no Discord A comunidade responde')).toBeVisible();
    await expect(link('Grupo no Telegram A comunidade responde')).toBeVisible();
  });

  test('says in four steps what happens after writing', async ({ look }) => {
    const page = await look(home);
    const steps = page.locator('#contato').getByRole('list').filter({ hasText: 'Conversa' }).getByRole('listitem');
    await expect(steps.getByRole('heading')).toHaveText([
      'Conversa',
      'Proposta por escrito',
      'Teste com a sua equipe',
      'Entrega',
    ]);
  });

  test('says below the form that it sends nothing, and leads to the chat that works', async ({ look }) => {
    const page = await look(home);
    const contact = page.locator('#contato');
    await expect(contact.getByText('Este formulário é uma demonstração: não envia nada.')).toBeVisible();
    const chat = contact.getByRole('link', { name: 'Fale com a equipe no WhatsApp' });
    await expect(chat).toHaveAttribute('href', channels.whatsapp);
    const button = await contactForm(page).button.boundingBox();
    expect((await chat.boundingBox())?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
  });

  test('says how the free service is given, and what who pays and who does not can do', async ({ look }) => {
    const page = await look(home);
    const impact = page.locator('#impacto');
    await expect(impact.getByRole('term')).toHaveText([
      'Como escolhemos',
      'O seu grupo pode pagar?',
      'O seu grupo não pode pagar?',
    ]);
    await expect(impact.getByRole('link', { name: 'Indique um projeto' })).toHaveAttribute('href', '#contato');
  });

  test('has a contact to keep, which a browser that cannot open it saves', async ({ page }) => {
    await page.goto(home);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Salvar nos contatos' }).click();
    expect((await download).suggestedFilename()).toBe('contato.vcf');
    expect(new URL(page.url()).pathname).toBe(`${root}/`);
  });

  for (const [label, anchor] of sections) {
    test(`following “${label}” shows its heading below the header`, async ({ page }) => {
      await page.goto(home);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.getByRole('banner').getByRole('listitem').getByRole('link', { name: label }).click();
      const heading = page.locator(`#${anchor}`).getByRole('heading').first();
      await expect(heading).toBeInViewport();
      const header = await page.getByRole('banner').boundingBox();
      const box = await heading.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    });
  }
});

test.describe('2. Service pages', () => {
  test.use({ expectedErrors: [/Failed to load resource: net::ERR_FAILED .*woff2/] });

  const asked = {
    'agentes-ai': ['E se ele responder errado?', 'Quem vê as conversas?'],
    automacoes: ['E se algo parar de funcionar?', 'Quem vê os dados?'],
    agentics: ['Uma automação simples não basta?', 'Quem vê os dados?'],
    webdesign: ['Quanto tempo leva?', 'E se eu já tiver uma marca?'],
    'daos-web3': ['O que não está incluído?', 'Quantos encontros são?', 'Por que aprender com vocês?'],
  };

  for (const { path } of services) {
    const objections = asked[path];

    test(`/${path} has a link “Voltar para início”`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('main').getByRole('link', { name: 'Voltar para início' }).click();
      await expect(page).toHaveURL(new RegExp(`${root}/$`));
    });

    test(`/${path} starts at the top when its link is followed, and Back restores the place`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // A font that comes for the second visit and not for the first would change the page's height between them.
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(home);
      const link = page.getByRole('contentinfo').locator(`a[href="${root}/${path}"]`);
      await link.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      expect(before).toBeGreaterThan(0);
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(before));
    });

    test(`/${path} has the three channels in its main part, in a new tab`, async ({ look }) => {
      const page = await look(path);
      for (const [name, href] of [
        ['WhatsApp', channels.whatsapp],
        ['Discord', channels.discord],
        ['Telegram', channels.telegramGroup],
      ] as const) {
        const link = page.getByRole('main').getByRole('link', { name: `${name} (abre em nova aba)`, exact: true });
        await expect(link).toHaveAttribute('href', href);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener');
      }
    });

    test(`/${path} has “Fale conosco” in its closing call, to the contact section`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('main').getByRole('link', { name: 'Fale conosco', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${root}/#contato$`));
      await expect(page.getByRole('heading', { name: 'Vamos conversar?' })).toBeInViewport();
    });

    test(`/${path} explains itself with one captioned picture`, async ({ look }) => {
      const page = await look(path);
      await expect(page.getByRole('figure')).toHaveCount(1);
      await expect(page.locator('figcaption')).not.toBeEmpty();
    });

    test(`/${path} says what is needed, what it costs, what if, and what comes next, in this order`, async ({
      look,
    }) => {
      const page = await look(path);
      const section = page.getByRole('region', { name: 'Antes de começar' });
      await expect(section.getByRole('heading', { level: 3 })).toHaveText([
        'O que vocês precisam de mim?',
        'Quanto custa?',
        ...objections,
        'E depois?',
      ]);
      const cost = section.getByRole('listitem').nth(1);
      if (path === 'daos-web3') await expect(cost).toContainText('Nada. Os encontros são gratuitos');
      else await expect(cost).toContainText(/A primeira consultoria é gratuita.*por escrito.*paga direto.*fidelidade/);
    });
  }

  const titles = (page: Page, section: string) =>
    page.getByRole('region', { name: section }).getByRole('heading', { level: 3 });

  test('/agentes-ai names its platforms, has a quote link, three definitions, six benefits and a conversation', async ({
    look,
  }) => {
    const page = await look('agentes-ai');
    const main = page.getByRole('main');
    for (const platform of ['Telegram', 'Discord', 'WhatsApp', 'sites', 'apps'])
      await expect(main).toContainText(platform);
    await expect(main.getByRole('link', { name: 'Peça um orçamento' })).toHaveAttribute('href', `${root}/#contato`);
    await expect(titles(page, 'Você define quem ele é')).toHaveText(['Personalidade', 'Conteúdo', 'Limites']);
    await expect(titles(page, 'O que muda no dia a dia')).toHaveText([
      'Atendimento 24/7',
      'Redução de custos',
      'Experiência consistente',
      'Escalabilidade',
      'Dados e insights',
      'Integração completa',
    ]);
    await expect(main.getByRole('region', { name: 'Vamos criar o seu agente?' })).toBeVisible();
    await expect(page.getByRole('figure')).toContainText('Ana entrou na conversa');
  });

  test('/automacoes has three platform groups, six automations, a flow and a call', async ({ look }) => {
    const page = await look('automacoes');
    await expect(titles(page, 'Plataformas que integramos')).toHaveText([
      'Produtividade',
      'Comunicação',
      'Automação no-code',
    ]);
    await expect(titles(page, 'O que dá para automatizar')).toHaveText([
      'Geração de conteúdo',
      'Análise de dados',
      'Gestão de clientes',
      'Processos internos',
      'Redes sociais',
      'Personalização',
    ]);
    await expect(page.getByRole('figure').locator('strong')).toHaveText([
      'Formulário',
      'IA',
      'Planilha',
      'Conversa',
      'Rita, da equipe',
      'Resposta',
    ]);
    await expect(page.getByRole('region', { name: 'Qual tarefa sai da sua mesa primeiro?' })).toBeVisible();
  });

  test('/agentics has three traits, four use cases of three points, and the loop with its gate', async ({ look }) => {
    const page = await look('agentics');
    await expect(titles(page, 'Como um Agentic trabalha')).toHaveText([
      'Autonomia',
      'Objetivos',
      'Aprendizado contínuo',
    ]);
    await expect(titles(page, 'Onde ele ajuda')).toHaveText(['Vendas', 'Atendimento', 'Conteúdo', 'Gestão']);
    const lists = page.getByRole('region', { name: 'Onde ele ajuda' }).getByRole('list');
    await expect(lists).toHaveCount(4);
    for (const list of await lists.all()) await expect(list.getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('figure').locator('strong')).toHaveText([
      'Percebe',
      'Planeja',
      'Uma pessoa aprova',
      'Age',
      'Aprende',
    ]);
  });

  test('/webdesign has three points of method, six inclusion groups, and one page at three widths', async ({
    look,
  }) => {
    const page = await look('webdesign');
    await expect(titles(page, 'Como desenhamos')).toHaveText([
      'Design centrado no usuário',
      'Mobile-first',
      'Performance',
    ]);
    await expect(titles(page, 'O que está incluído')).toHaveText([
      'Branding',
      'UX/UI',
      'Desenvolvimento',
      'Conteúdo',
      'Tecnologia',
      'Lançamento',
    ]);
    await expect(page.getByRole('figure').getByRole('listitem')).toHaveCount(3);
  });

  test('/daos-web3 is free, has topics, four journey blocks, and the outside Web3 site', async ({ look }) => {
    const page = await look('daos-web3');
    const main = page.getByRole('main');
    await expect(main.getByText('Gratuito', { exact: true })).toBeVisible();
    await expect(main.getByRole('figure').getByRole('heading', { level: 3 })).toHaveText([
      'Estruturação de DAOs',
      'Letramento',
      'NFTs funcionais',
      'Integrações e ferramentas',
    ]);
    await expect(titles(page, 'O que você vai entender')).toHaveCount(6);
    const outside = main.getByRole('link', { name: /^Visite o site de Web3/ });
    await expect(outside).toHaveAttribute('href', outsideLinks.web3);
    await expect(outside).toHaveAttribute('target', '_blank');
  });
});

test.describe('2. Unknown routes', () => {
  test.use({ expectedErrors: [NOT_FOUND] });

  for (const path of [missing, 'agentes-ai/outra', 'um/caminho/muito/longo']) {
    test(`/${path} answers 404 with the page that leads on`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(`Página não encontrada | ${brand}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: 'Voltar para início' })).toHaveAttribute('href', `${root}/`);
      await expect(main.getByRole('link', { name: 'Ver serviços' })).toHaveAttribute('href', `${root}/#servicos`);
      await expect(main.getByRole('listitem').getByRole('link')).toHaveText(services.map(({ name }) => name));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    });
  }
});
