import { type HomeContent, sections } from '#content/home/home.ts';
import type { Picture, ServiceContent, ServiceSection } from '#content/schema/service.ts';
import { type Facts, type FactWords, factSentences, mailChannel } from '#lib/facts.ts';
import { type LinkName, type Links, linked, serviceHref } from '#lib/links.ts';
import { bullets, titled } from '#lib/markdown.ts';
import { type PriceWords, summary } from '#lib/price.ts';
import type { Statement } from '#statements/statement.ts';

type Llms = {
  site: { address: string; brand: { name: string; tagline: string }; facts?: Facts | undefined };
  home: HomeContent;
  services: readonly (ServiceContent & { slug: string })[];
  common: {
    channels: readonly { label: string; who: string; to: LinkName }[];
    facts: FactWords;
    servicePage: { price: PriceWords };
  };
  links: Links;
  statements: readonly (Statement & { slug: string })[];
};

/** The texts of the pages as plain Markdown, generated from the same content as the pages. */
export function llmsText({ site, home, services, common, links: onSite, statements }: Llms): string {
  const links = absolute(onSite, site.address);
  const { cnpj } = site.facts ?? {};
  const channels = [...linked(common.channels, links), ...mailChannel(site.facts, common.facts)];
  const facts = [...(cnpj ? [`CNPJ ${cnpj}.`] : []), ...factSentences(site.facts, common.facts)];
  const blocks = [
    `# ${site.brand.name}`,
    `> ${site.brand.tagline}`,
    ...sections.flatMap(({ name, says }) => [
      ...says(home[name], { channels }),
      ...(name === 'services'
        ? services.flatMap((one) =>
            serviceBlocks({ ...one, facts: summary(one, common.servicePage.price) }, site.address, links),
          )
        : []),
    ]),
    ...(facts.length > 0 ? [bullets(facts)] : []),
    ...statements.flatMap((one) => statementBlocks(one, serviceHref(site.address, one.slug))),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** The links with absolute URLs, because agents also read the text apart from its own URL. */
function absolute(links: Links, address: string): Links {
  const all = Object.entries(links).map(([name, { href }]) => {
    return [name, { href: href.startsWith('/') ? new URL(href, address).href : href }];
  });
  // Cast because the type of `Object.fromEntries` does not keep the names.
  return Object.fromEntries(all) as Links;
}

function serviceBlocks(service: ServiceContent & { slug: string }, address: string, links: Links): string[] {
  return [
    `## [${service.name}](${serviceHref(address, service.slug)})`,
    service.lead,
    bullets(service.facts.map(({ term, text }) => titled({ title: term, text }))),
    ...service.sections.flatMap((section) => sectionBlocks(section, links)),
    `### ${service.questions.title}`,
    bullets(
      service.questions.items.map(({ question, answer, link }) => {
        const to = link && links[link.to];
        return titled({ title: question, text: to ? `${answer} [${link.label}](${to.href})` : answer });
      }),
    ),
  ];
}

function statementBlocks({ title, lead, parts }: Statement, address: string): string[] {
  return [
    `## [${title}](${address})`,
    lead,
    ...parts.flatMap(({ title, texts, points }) => [
      `### ${title}`,
      ...texts,
      ...(points ? [bullets(points.map(titled))] : []),
    ]),
  ];
}

function sectionBlocks(section: ServiceSection, links: Links): string[] {
  const title = `### ${section.title}`;
  const lead = section.lead ? [section.lead] : [];
  switch (section.kind) {
    case 'explanation':
      return [
        title,
        ...lead,
        ...(section.items ? [bullets(section.items.map(titled))] : []),
        ...pictureBlocks(section.picture),
      ];
    case 'items':
      return [title, ...lead, bullets(section.items.map(titled))];
    case 'lists':
      return [
        title,
        ...lead,
        bullets(section.lists.map(({ title, points }) => titled({ title, text: points.join('; ') }))),
      ];
    case 'platforms': {
      const groups = section.groups.map(({ title, platforms }) =>
        titled({ title, text: platforms.map(({ name }) => name).join(', ') }),
      );
      return [title, ...lead, bullets(groups), section.disclaimer];
    }
    case 'outside': {
      const to = links[section.to];
      return to ? [title, ...lead, bullets([`[${section.call}](${to.href})`])] : [];
    }
  }
}

function pictureBlocks(picture: Picture): string[] {
  const lines = (() => {
    switch (picture.kind) {
      case 'conversation':
        return picture.messages.map((one) =>
          one.from === 'note' ? one.text : titled({ title: one.name, text: one.text }),
        );
      case 'flow':
        return picture.steps.flatMap(({ places }) => places.map(({ at, text }) => titled({ title: at, text })));
      case 'widths':
        return picture.widths.map(({ name, text }) => titled({ title: name, text }));
      case 'path':
        return picture.stations.map(titled);
    }
  })();
  return [picture.caption, bullets(lines)];
}
