import { checkFiles } from '../../src/content/reader/check.ts';
import { contentFolder } from '../../src/content/reader/folders.ts';
import { listFiles } from '../../src/content/reader/ownerFiles.ts';
import { parseFiles } from '../../src/content/reader/parse.ts';

/** The facts of `site.yaml`, even if other files have mistakes; undefined if it has one itself. */
export const siteFacts = () => checkFiles(parseFiles(listFiles(contentFolder())).parsed, []).checked.site?.data;
