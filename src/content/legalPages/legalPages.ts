import { version } from '../../../package.json';
import { formBlock, site } from '../content.ts';
import { accessibility } from './accessibility.ts';
import { legalPaths } from './legalPage.ts';
import { privacy } from './privacy.ts';

/** The pages on privacy and on accessibility, if the owner chose to have them. */
export const legalPages = [
  ...(site.pages.privacy ? [{ path: legalPaths.privacy, ...privacy(site, formBlock !== undefined) }] : []),
  ...(site.pages.accessibility ? [{ path: legalPaths.accessibility, ...accessibility(version) }] : []),
];
