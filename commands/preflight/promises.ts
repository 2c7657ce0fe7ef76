import type { Content } from '../../src/content/read.ts';
import type { Finding } from './finding.ts';

/** What the site promises in the owner's name, each with its file and its field: only the owner knows whether it is so. */
export function listPromises({ site, home, common, services }: Content): Finding {
  const { note, talkLength, talkPlace, delivery } = site.contact;
  const { hero, about, impact, contact } = home;
  const { notice } = contact.form;
  const isSent = delivery.kind !== 'simulated';
  const promises: Promised[] = [
    ['site.yaml', 'contact.note', note],
    ['site.yaml', 'contact.talkLength', talkLength],
    ['site.yaml', 'contact.talkPlace', talkPlace],
    ['home.yaml', 'hero.eyebrow', hero.eyebrow],
    ['home.yaml', 'hero.lead', hero.lead],
    ...numbered('about.values', about.values),
    ...numbered('about.principles', about.principles),
    ['home.yaml', 'impact.text', impact.text],
    ...numbered('impact.points', impact.points),
    ['home.yaml', 'contact.lead', contact.lead],
    ...numbered('contact.steps', contact.steps),
    ['home.yaml', `contact.form.notice.${delivery.kind}`, notice[delivery.kind]],
    ['home.yaml', 'contact.form.notice.purpose', isSent ? notice.purpose : undefined],
    ['home.yaml', 'contact.form.notice.erase', isSent ? notice.erase : undefined],
    ['common.yaml', `footer.privacy.${delivery.kind}`, common.footer.privacy[delivery.kind]],
    ...services.flatMap(({ slug, facts, sections, questions }) => {
      const file = `services/${slug}.yaml`;
      return [
        ...facts.map(({ term, text }, index): Promised => [file, `facts.${index + 1}`, `${term}: ${text}`]),
        ...sections.flatMap((section, index): Promised[] => {
          if (section.kind === 'platforms') return [[file, `sections.${index + 1}.disclaimer`, section.disclaimer]];
          // The page itself is shown as a sample of the work.
          const isSample = section.kind === 'explanation' && section.picture.kind === 'widths';
          return isSample ? [[file, `sections.${index + 1}.lead`, section.lead]] : [];
        }),
        ...questions.items.map(({ question, answer }, index): Promised => {
          return [file, `questions.items.${index + 1}`, `${question} ${answer}`];
        }),
      ];
    }),
  ];
  return {
    name: 'as promessas que o site faz em seu nome',
    state: 'yours',
    found: promises.flatMap(([file, field, text]) => (text ? [`${file}, ${field}: ${text}`] : [])),
    todo: 'Leia uma a uma. O que não for verdade, mude com `npm run edit`, ou no arquivo que a linha diz.',
  };
}

type Promised = [file: string, field: string, text: string | undefined];

function numbered(field: string, items: readonly { title: string; text: string }[]): Promised[] {
  return items.map(({ title, text }, index) => ['home.yaml', `${field}.${index + 1}`, `${title}: ${text}`]);
}
