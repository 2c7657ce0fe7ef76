import { checkFiles } from '../../src/content/check.ts';
import { contentFolder } from '../../src/content/folders.ts';
import { listFiles } from '../../src/content/ownerFiles.ts';
import { parseFiles } from '../../src/content/parse.ts';

/** The facts of `site.yaml`, even if other files have mistakes; undefined if it has one itself. */
export const siteFacts = () => checkFiles(parseFiles(listFiles(contentFolder())).parsed, []).checked.site?.data;
