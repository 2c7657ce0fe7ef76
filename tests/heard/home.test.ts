import { expect, test } from 'vitest';
import { createStaticServer } from '../../commands/staticServer.ts';
import { common, home, services, site } from '../../src/content/content.ts';
import { distFolder } from '../../src/content/reader/folders.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { listening } from '../temporary.ts';
import { isTested, listenTo } from './reader.ts';

const { form, services: calls } = interfaceWords;
const hero = home.blocks.find((one) => one.kind === 'hero');
const impact = home.blocks.find((one) => one.kind === 'impact');
const heardAs = ({ label, placeholder }: typeof form.email) => `${label} entrada ${placeholder} obrigatório`;

test.runIf(isTested)('Orca reads the page, and the form from the first mistake to the answer', async () => {
  const port = await listening(createStaticServer({ folder: distFolder(), base: '' }));
  const reader = await listenTo(`http://127.0.0.1:${port}/`, `${common.footer.tilePage}`);
  const heard = reader.arrival;
  let rest = heard.join(' ');
  // Other sentences may come between these.
  for (const sentence of [
    `Carregamento de ${site.brand.name} | ${hero?.title} concluído.`,
    `${hero?.eyebrow} link ${hero?.title} título nível 1`,
    // Each call to action names its service.
    ...services.map(({ name }) => `${calls.hire} link ${name} link ${calls.more} link sobre ${name} link`),
    ...[form.name, form.email, form.message].map(heardAs),
    `${interfaceWords.footer.servicesTitle} título nível 2`,
  ]) {
    expect(rest).toContain(sentence);
    rest = rest.slice(rest.indexOf(sentence) + sentence.length);
  }
  const page = heard.slice(heard.indexOf(interfaceWords.skipLink));
  expect(page.filter((line, index) => line === page[index - 1] && line !== 'link')).toEqual([]);

  await reader.press('ctrl+Home', interfaceWords.skipLink);
  await reader.press('e', form.name.label);
  await reader.press('shift+Tab', `${impact?.call}`);
  await reader.press('Tab', 'Modo de foco');
  // The browser's reason, in the browser's language.
  expect(await reader.press('Return', '.')).toHaveLength(1);
  for (const [text, next] of [
    ['Ana', heardAs(form.email)],
    ['ana@exemplo.com.br', heardAs(form.message)],
    ['Oi', `${form.submit} botão de apertar`],
  ] as const) {
    reader.type(text);
    await reader.press('Tab', next);
  }
  const answered = [...(await reader.press('Return', form.submitting)), ...(await reader.listen(form.success))];
  const said = answered.filter((line) => [form.submitting, form.success, form.error].includes(line));
  expect(said).toEqual([form.submitting, form.success]);
});
