import type { HomeContent } from '#content/schema/home.ts';
import type { Picture, ServiceContent, ServiceSection } from '#content/schema/service.ts';
import { type Facts, type FactWords, factSentences } from '#lib/facts.ts';
import { type LinkName, type Links, linked, mailHref, serviceHref } from '#lib/links.ts';
import { type PriceWords, summary } from '#lib/price.ts';

type Llms = {
  site: { address: string; brand: { name: string; tagline: string }; facts?: Facts | undefined };
  home: Pick<HomeContent, 'about' | 'people' | 'works' | 'testimonials' | 'impact' | 'contact'>;
  services: readonly (ServiceContent & { slug: string })[];
  common: {
    channels: readonly { label: string; who: string; to: LinkName }[];
    facts: FactWords;
    servicePage: { price: PriceWords };
  };
  links: Links;
};

/** The texts of the pages as plain Markdown, from the same content. */
export function llmsText({ site, home, services, common, links }: Llms): string {
  const { about, people, works, testimonials, impact, contact } = home;
  const { cnpj, email } = site.facts ?? {};
  const facts = [...(cnpj ? [`CNPJ ${cnpj}.`] : []), ...factSentences(site.facts, common.facts)];
  const blocks = [
    `# ${site.brand.name}`,
    `> ${site.brand.tagline}`,
    about.statement,
    about.craft,
    list([...about.values, ...about.principles].map(titled)),
    `${about.audienceTitle}: ${about.audience.join(', ')}.`,
    ...proof(
      people.title,
      people.items?.map(({ name, text }) => titled({ title: name, text })),
    ),
    ...proof(
      works.title,
      works.items?.map(({ title, text, link }) => `[${title}](${link}): ${text}`),
    ),
    ...proof(
      testimonials.title,
      testimonials.items?.map(({ text, who, link }) => `“${text}” [${who}](${link})`),
    ),
    `## ${impact.title}`,
    `${impact.text} ${impact.lead}`,
    list(impact.points.map(titled)),
    ...services.flatMap((service) =>
      serviceBlocks(
        { ...service, facts: summary(service, common.servicePage.price) },
        serviceHref(site.address, service.slug),
        links,
      ),
    ),
    `## ${contact.title}`,
    contact.lead,
    `### ${contact.stepsTitle}`,
    list(contact.steps.map(titled)),
    list([
      ...linked(common.channels, links).map(({ label, who, to }) => `[${label}](${to.href}): ${who}`),
      ...(email ? [`[${common.facts.email}](${mailHref(email)}): ${email}`] : []),
    ]),
    ...(facts.length > 0 ? [list(facts)] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Of what the owner has none, not even the title. */
function proof(title: string, lines: readonly string[] | undefined): string[] {
  return lines ? [`## ${title}`, list(lines)] : [];
}

function serviceBlocks(service: ServiceContent, address: string, links: Links): string[] {
  return [
    `## [${service.name}](${address})`,
    service.lead,
    list(service.facts.map(({ term, text }) => titled({ title: term, text }))),
    ...service.sections.flatMap((section) => sectionBlocks(section, links)),
    `### ${service.questions.title}`,
    list(service.questions.items.map(({ question, answer }) => titled({ title: question, text: answer }))),
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
        ...(section.items ? [list(section.items.map(titled))] : []),
        ...pictureBlocks(section.picture),
      ];
    case 'items':
      return [title, ...lead, list(section.items.map(titled))];
    case 'lists':
      return [
        title,
        ...lead,
        list(section.lists.map(({ title, points }) => titled({ title, text: points.join('; ') }))),
      ];
    case 'platforms': {
      const groups = section.groups.map(({ title, platforms }) =>
        titled({ title, text: platforms.map(({ name }) => name).join(', ') }),
      );
      return [title, ...lead, list(groups), section.disclaimer];
    }
    case 'outside': {
      const to = links[section.to];
      return to ? [title, ...lead, list([`[${section.call}](${to.href})`])] : [];
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
  return [picture.caption, list(lines)];
}

const titled = ({ title, text }: { title: string; text: string }) =>
  `**${title}**${/[?!.:]$/.test(title) ? '' : ':'} ${text}`;
const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
