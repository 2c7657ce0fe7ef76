/** Publishes, and answers yes to every question. A test starts this file as a process that the test can kill. */
import { readSite } from '../files.ts';
import { keptIn } from '../kept.ts';
import { publish } from '../publish.ts';
import { answering } from './sites.ts';

const { kept, site, hosting } = JSON.parse(process.env.JOB ?? '');
await publish({ hosting, site: readSite(site), kept: keptIn(kept), content: [] }, answering());
