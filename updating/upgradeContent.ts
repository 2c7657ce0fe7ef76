/*
 * Writes the texts of a content folder in this version's format, and prints the names of the files. An update runs this
 * file of the new version: `node updating/upgradeContent.ts <folder>`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { upgrade } from '../src/content/read.ts';

const [folder = 'content'] = process.argv.slice(2);
const texts = upgrade(folder);
for (const [path, text] of texts) writeFileSync(join(folder, path), text);
console.log(JSON.stringify([...texts.keys()]));
