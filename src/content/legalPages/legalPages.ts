import { version } from '../../../package.json';
import { form, site } from '../content.ts';
import { legalPaths } from '../files/site.ts';
import { accessibility } from './accessibility.ts';
import { privacy } from './privacy.ts';

/** The pages on privacy and on accessibility, if the owner chose to have them. */
export const legalPages = [
  ...(site.pages.privacy ? [{ path: legalPaths.privacy, ...privacy(site, form !== undefined) }] : []),
  ...(site.pages.accessibility ? [{ path: legalPaths.accessibility, ...accessibility(version) }] : []),
];
