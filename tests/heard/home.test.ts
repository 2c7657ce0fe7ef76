import { titleOf } from '../../src/blocks/blocks.ts';
import { home, site as owner, services } from '../../src/content/content.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { homeTitle } from '../../src/lib/titles.ts';
import { blockOf } from '../blockOf.ts';
import { hear } from './page.ts';

const { form, services: calls } = interfaceWords;
const hero = blockOf(home, 'hero');
const sections = home.blocks.flatMap((block) => (block.kind === 'hero' ? [] : (titleOf(block) ?? [])));

hear({
  path: '',
  title: homeTitle(owner.brand.name, hero.title),
  heading: hero.title,
  sections,
  landmarks: ['link.', ...sections],
  says: [
    `${hero.eyebrow} link ${hero.title} título nível 1`,
    ...(blockOf(home, 'about').values ?? []).map(({ title, text }) => `${title} título nível 3 ${text}`),
    // Each call to action names its service.
    ...services.flatMap(({ name, free, summary }) => [
      `${name} título nível 3 ${free ? `${interfaceWords.free} ` : ''}${summary}`,
      `${calls.hire} link ${name} link ${calls.more} link sobre ${name} link`,
    ]),
    blockOf(home, 'impact').text,
    ...[form.name, form.email, form.message].map(
      ({ label, placeholder }) => `${label} entrada ${placeholder} obrigatório`,
    ),
    `${form.submit} botão de apertar`,
    ...(blockOf(home, 'contact').steps ?? []).map(({ title }) => `${title} título nível 4`),
  ],
});
