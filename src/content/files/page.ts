import { group } from '#lib/schema/fields.ts';
import { pageFields, pageKind } from './pageKind.ts';

/** `pages/<slug>.yaml`: a page about anything, such as the history of the owner, a course or a grant. */
export const page = pageKind({ schema: group('Página', pageFields('pages')) });
