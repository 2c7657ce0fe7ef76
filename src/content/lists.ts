import { own } from './content.ts';
import { listsOf } from './kinds.ts';

/** The lists of the site. */
export const lists = listsOf(own);
