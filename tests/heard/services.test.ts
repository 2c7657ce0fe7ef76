import { titleOf } from '../../src/blocks/blocks.ts';
import { common, site as owner, services } from '../../src/content/content.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { pageTitle } from '../../src/lib/titles.ts';
import { blockOf } from '../blockOf.ts';
import { hear } from './page.ts';

const { channels } = common;
const { servicePage, newTab } = interfaceWords;
// The other service pages are similar. tests/e2e/reading.spec.ts reads the accessibility tree of every page.
const read = services.filter(({ blocks }) => blocks.some(({ kind }) => kind === 'platforms' || kind === 'outside'));

for (const service of read) {
  const { slug, name, blocks } = service;
  const titles = blocks.flatMap((block) => titleOf(block) ?? []);
  const pictures = blocks.flatMap((section) => (section.kind === 'explanation' ? [section.picture.caption] : []));
  hear({
    path: slug,
    title: pageTitle(name, owner.brand.name),
    heading: name,
    sections: titles,
    landmarks: ['link.', servicePage.factsTitle, ...titles, servicePage.neighboursTitle],
    says: [
      `${servicePage.back} link`,
      `${name} título nível 1`,
      ...pictures.flatMap((caption) => [`${caption} figura Lista com`, 'deixando a lista. deixando a figura.']),
      ...blockOf(service, 'questions').items.map(({ question }) => `${question} título nível 3`),
      `${servicePage.channelsTitle} título nível 3`,
      ...channels.map(({ short, who }) => `${short} link ${who} link ${newTab} link`),
    ],
  });
}
