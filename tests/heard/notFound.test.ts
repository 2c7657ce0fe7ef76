import { notFound, site as owner } from '../../src/content/content.ts';
import { pageTitle } from '../../src/lib/titles.ts';
import { hear } from './page.ts';

hear({
  path: 'nao-existe',
  file: '404.html',
  title: pageTitle(notFound.title, owner.brand.name),
  heading: notFound.headline,
  sections: [notFound.servicesTitle],
  landmarks: [notFound.eyebrow],
  says: [
    `${notFound.eyebrow} ${notFound.headline} título nível 1 ${notFound.lead}`,
    `${notFound.homeCall} link ${notFound.servicesCall} link`,
    notFound.technical,
  ],
});
