import { common, home, site as owner, services } from '../../src/content/content.ts';
import { homeTitle } from '../../src/lib/titles.ts';
import { hear } from './page.ts';

const { form, steps } = home.contact;
const sections = [home.about, home.services, home.impact, home.contact].map(({ title }) => title);

hear({
  path: '',
  title: homeTitle(owner.brand.name, home.hero.headline),
  heading: home.hero.headline,
  sections,
  landmarks: ['link.', ...sections],
  says: [
    `${home.hero.eyebrow} link ${home.hero.headline} título nível 1`,
    ...home.about.values.map(({ title, text }) => `${title} título nível 3 ${text}`),
    // Each call to action names its service.
    ...services.flatMap(({ name, free, summary }) => [
      `${name} título nível 3 ${free ? `${common.free} ` : ''}${summary}`,
      `${home.services.hire} link ${name} link ${home.services.more} link sobre ${name} link`,
    ]),
    home.impact.text,
    ...[form.name, form.email, form.message].map(
      ({ label, placeholder }) => `${label} entrada ${placeholder} obrigatório`,
    ),
    `${form.submit} botão de apertar`,
    ...steps.map(({ title }) => `${title} título nível 4`),
  ],
});
