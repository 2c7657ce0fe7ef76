import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { palettes } from '../../../src/look/palette/palette.ts';
import { wordLogo } from '../../../tests/variants/logos.ts';
import { act, choose, chooseFile, expectIn, field, files, open, press, read, reset, row, shown } from './form.ts';

test('an owner changes words, facts, the look and services, and sees them on the page at once', async ({ page }) => {
  const frame = shown(page);
  const title = frame.getByRole('heading', { level: 1 });
  /** The services in their order, and whether the files have them. */
  const expectServices = (...slugs: string[]) => expect.poll(() => parse(read('site.yaml')).services).toEqual(slugs);
  await reset(page);

  await test.step('the editor opens in Portuguese, with the home page and its form', async () => {
    await page.goto('editor');
    await expect(page.getByRole('heading', { name: 'Página inicial' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(title).toHaveText('Inteligência aplicada para impacto real');
    await expect(frame.locator('script')).toHaveCount(0);
    await press(page, 'Todas as páginas');
    for (const name of ['Página inicial', 'Marca e dados', 'Contato', 'Aparência', 'Página não encontrada'])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  });

  await test.step('a click on a text of the page opens its field; what is typed is on the page and in the file', async () => {
    await frame.getByRole('link', { name: 'Conheça os serviços' }).click();
    await expect(field(page, 'Botão para os serviços')).toBeFocused();
    await title.click();
    await expect(page.getByRole('heading', { name: 'Parte 1, Abertura' })).toBeVisible();
    await expect(field(page, 'Título')).toBeFocused();
    await frame.getByRole('heading', { name: 'Fazemos junto' }).click();
    await expect(page.getByRole('heading', { name: 'Parte 2, Sobre' })).toBeVisible();
    await field(page, 'Título').fill('Feito "junto"');
    await expect(frame.getByRole('heading', { name: 'Feito “junto”' })).toBeInViewport();
    await title.click();
    await field(page, 'Título').fill('Oficinas "abertas" para <todo mundo> 🎉');
    await expect(title).toHaveText('Oficinas “abertas” para <todo mundo> 🎉');
    await expectIn('home.yaml', '    title: Oficinas "abertas" para <todo mundo> 🎉\n');
  });

  await test.step('a text with a mistake says why except while it is typed, and the file keeps the last correct one', async () => {
    await open(page, 'site.yaml', 'contact');
    const whatsapp = field(page, 'WhatsApp');
    await whatsapp.fill('meu número');
    await expect(page.getByText('Um campo tem um erro')).toBeVisible();
    await expect(page.getByText('Use um número com DDD')).toBeHidden();
    await whatsapp.blur();
    await expect(whatsapp).toHaveAccessibleDescription(/Use um número com DDD, como \(11\) 91234-5678/);
    expect(read('site.yaml')).toContain('whatsapp: +55 00 00000-0000');
    await page.getByText('Um campo tem um erro').click();
    await page.getByRole('link', { name: 'O site › Contato › WhatsApp' }).click();
    await expect(whatsapp).toBeFocused();
    await expect(whatsapp).toHaveAttribute('aria-invalid', 'true');
    await whatsapp.press('1');
    await expect(whatsapp).not.toHaveAttribute('aria-invalid', 'true');
    await whatsapp.fill('(11) 91234 5678');
    await expectIn('site.yaml', 'whatsapp: +55 11 91234-5678\n');
    await expect(whatsapp).toHaveValue('(11) 91234 5678');
    await whatsapp.blur();
    await expect(whatsapp).toHaveValue('+55 11 91234-5678');
    await expect(whatsapp).toHaveAccessibleDescription(/^(?!.*Use um)/);
  });

  await test.step('facts are tidied, and the page says the hours in a sentence', async () => {
    await open(page, 'site.yaml', 'facts');
    await field(page, 'CNPJ').fill('12345678000195');
    await expect(frame.getByRole('contentinfo')).toContainText('CNPJ 12.345.678/0001-95');
    await field(page, 'E-mail').fill('ola@roda.org.br');
    await field(page, 'CNPJ').focus();
    await frame
      .getByRole('contentinfo')
      .getByRole('link', { name: /roda\.org\.br/ })
      .click();
    await expect(field(page, 'E-mail')).toBeFocused();
    await press(page, '+ Adicionar: horário');
    await expect(page.getByText('Falta corrigir')).toBeVisible();
    await expect(page.getByText('o site fica com o último texto')).toBeHidden();
    await press(page, '← Quem são vocês');
    await expect(page.getByText('3 campos têm erros')).toBeVisible();
    await row(page, 'Horário 1').getByRole('button').first().click();
    await choose(page, 'Primeiro dia', 'Segunda');
    await choose(page, 'Último dia', 'Sexta');
    await field(page, 'Abre').fill('9:00');
    await field(page, 'Fecha').fill('18h');
    await expect(frame.getByText('Atendimento: segunda a sexta, das 9h às 18h.')).toBeVisible();
    await expectIn('site.yaml', '\n        last: Friday\n      from: 9h\n      to: 18h\n');
    await open(page, 'site.yaml', 'palette');
  });

  await test.step('the look is on the page at once, and unchanged choices are not written', async () => {
    const colour = (value: string) => expect(frame.locator('html')).toHaveCSS('--primary', value);
    await choose(page, 'Cores', 'Cerrado');
    await colour('#6a2c91');
    await choose(page, 'Cores', 'As minhas cores');
    await field(page, 'Principal').fill('#7a1fa2');
    await colour('#7a1fa2');
    expect(read('site.yaml')).not.toMatch(/letters|corners|wall/);
    await choose(page, 'Cores', 'Maré');
    await colour('#00566b');
    const wall = frame.locator('[class^="Opening-wall"]');
    const brand = frame.getByRole('banner').getByRole('link').first();
    const before = { wall: await wall.innerHTML(), brand: await brand.innerHTML() };
    await choose(page, 'Cantos', 'Retos');
    await expect(frame.getByRole('link', { name: 'Conheça os serviços' })).toHaveCSS('border-radius', '0px');
    await choose(page, 'Letras', 'Literata');
    await expect(title).toHaveCSS('font-family', /^Literata/);
    expect(await title.evaluate(() => document.fonts.load('1em Literata').then(({ length }) => length))).toBe(1);
    await choose(page, 'Formas', 'Retas');
    await expect.poll(() => wall.innerHTML()).not.toBe(before.wall);
    await choose(page, 'Azulejo da marca', 'Dois arcos');
    await expect.poll(() => brand.innerHTML()).not.toBe(before.brand);
    const logo = page.getByRole('group', { name: 'Logo' }).getByRole('group', { name: 'Arquivo', exact: true });
    const buffer = Buffer.from(wordLogo('#b5401f'));
    await chooseFile(page, logo, { name: 'Roda.svg', mimeType: 'image/svg+xml', buffer });
    await expect.poll(async () => (await logo.locator('img').boundingBox())?.width).toBeGreaterThan(200);
    await expect(brand.locator('img').first()).toBeVisible();
    await expectIn('site.yaml', 'palette:\n  name: mare\n');
    await expectIn('site.yaml', '\n  letters: literata\n');
    await press(page, 'Histórico');
    await page.getByRole('menuitem', { name: 'Cores' }).last().click();
    await colour(palettes.mutirao.primary);
    expect(read('site.yaml')).toContain('whatsapp: +55 11 91234-5678\n');
  });

  await test.step('a new service waits at the sentence that it still needs, and then is on the site', async () => {
    await press(page, 'Todas as páginas');
    await press(page, 'Novo serviço');
    await field(page, 'Nome').fill('Oficinas de Verão');
    await press(page, 'Criar');
    await expect(field(page, 'Descrição')).toBeFocused();
    await expect(page.getByText('Esta página aparece aqui quando')).toBeVisible();
    expect(files()).not.toContain('services/oficinas-de-verao.yaml');
    await press(page, 'Todas as páginas');
    await row(page, 'Oficinas de Verão').getByRole('button').first().click();
    await field(page, 'Descrição').fill('Duas semanas de oficinas abertas.');
    await expect(page.getByRole('heading', { name: 'Oficinas de Verão' })).toBeVisible();
    await expect(title).toHaveText('Oficinas de Verão');
  });

  await test.step('a service can be duplicated', async () => {
    await press(page, 'Todas as páginas');
    await act(page, 'Webdesign Completo', 'Duplicar');
    await expect(title).toHaveText('Webdesign Completo (cópia)');
    const shipped = readFileSync('demo/services/webdesign.yaml', 'utf8');
    const copy = shipped.replace(/^name: .*/m, 'name: Webdesign Completo (cópia)');
    await expect.poll(() => read('services/webdesign-completo-copia.yaml')).toBe(copy);
    await press(page, 'Todas as páginas');
    await act(page, /^Webdesign Completo$/, 'Duplicar');
    await expect(title).toHaveText('Webdesign Completo (cópia 2)');
    await press(page, 'Desfazer');
    await expect(page.getByText('Esta página foi apagada.')).toBeVisible();
  });

  await test.step('services are moved by dragging and in the menu', async () => {
    await press(page, 'Todas as páginas');
    const added = ['agentics', 'webdesign', 'daos-web3', 'oficinas-de-verao'];
    await row(page, 'Automações com IA').dragTo(row(page, 'Agentes AI Personalizados'));
    await expectServices('automacoes', 'agentes-ai', ...added, 'webdesign-completo-copia');
    await act(page, 'Automações com IA', 'Mover para baixo');
    await expectServices('agentes-ai', 'automacoes', ...added, 'webdesign-completo-copia');
    for (const [step, first] of [
      ['Desfazer', 'automacoes'],
      ['Refazer', 'agentes-ai'],
    ] as const) {
      await press(page, step);
      await expect.poll(() => parse(read('site.yaml')).services[0]).toBe(first);
      await expect(page.getByRole('heading', { name: 'O que editar' })).toBeVisible();
    }
    await expectServices('agentes-ai', 'automacoes', ...added, 'webdesign-completo-copia');
  });

  await test.step('the former address of a service leads to its new one, and no longer if it has it again', async () => {
    for (const [slug, was] of [
      ['sites', 'webdesign'],
      ['webdesign', 'sites'],
    ] as const) {
      await act(page, /^Webdesign Completo$/, 'Mudar o endereço');
      const address = field(page, 'Endereço');
      await expect(address).toBeFocused();
      await expect(address).toHaveValue(was);
      for (const [typed, refusal] of [
        ['', /Escreva o fim do endereço, como oficinas/],
        ['casos', /um endereço livre: \/casos já está com o próprio site/],
      ] as const) {
        await address.fill(typed);
        await press(page, 'Mudar o endereço');
        await expect(address).toHaveAccessibleDescription(refusal);
        await expect(address).toHaveValue(typed);
      }
      await address.fill(slug);
      await address.press('Enter');
      await expect(page.getByText(`O endereço continua /${slug}`)).toBeVisible();
      await expect(address).toBeFocused();
      expect(read(`services/${slug}.yaml`)).toMatch(new RegExp(`\\nwas:\\n {2}- ${was}\\n$`));
      expect(files()).not.toContain(`services/${was}.yaml`);
      expect(parse(read('site.yaml')).services).toContain(slug);
      await press(page, 'Todas as páginas');
    }
  });

  await test.step('a page is in the menu if its checkbox is set, and a link in the footer and the contact', async () => {
    const place = (name: string) => page.getByRole('checkbox', { name });
    const inMenu = frame.getByRole('banner').getByRole('link', { name: 'Oficinas de Verão' });
    await open(page, 'services/oficinas-de-verao.yaml');
    await field(page, 'Nome').fill('Oficinas');
    await expect(page.getByText('O endereço continua /oficinas-de-verao')).toBeVisible();
    await field(page, 'Nome').fill('Agentics personalizados');
    await field(page, 'Nome').blur();
    await expect(field(page, 'Nome')).toHaveAccessibleDescription(/um nome que nenhum outro serviço tenha/);
    await field(page, 'Nome').fill('Oficinas de Verão');
    await place('No menu').check();
    await expect(inMenu.first()).toBeAttached();
    await place('No menu').uncheck();
    await expect(inMenu).toHaveCount(0);
    await open(page, 'site.yaml', 'links', 3);
    await expect(place('No rodapé')).toBeChecked();
    await place('No contato').click();
    await field(page, 'Quem responde').fill('Nós respondemos');
    await expectIn('common.yaml', /- short: GitHub\n {4}who: Nós respondemos\n {4}to: GitHub\n/);
    await press(page, 'Todas as páginas');
  });

  await test.step('a deleted service is nowhere, and can come back', async () => {
    await act(page, 'Letramento Web3', 'Apagar');
    await expect(row(page, 'Letramento Web3')).toBeHidden();
    await expect.poll(files).not.toContain('services/daos-web3.yaml');
    await press(page, 'Apagadas');
    await page.getByRole('menuitem', { name: 'Letramento Web3' }).click();
    await expect(row(page, 'Letramento Web3')).toBeVisible();
    await expect
      .poll(() => files().includes('services/daos-web3.yaml') && read('services/daos-web3.yaml'))
      .toBe(readFileSync('demo/services/daos-web3.yaml', 'utf8'));
  });
});
