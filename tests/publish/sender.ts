/** Publishes without questions. A test runs this file in a separate process, so that it can kill the process. */
import { keptIn } from '../../publishing/kept.ts';
import { publish } from '../../publishing/publish.ts';

const { kept, ...job } = JSON.parse(process.env.JOB ?? '');
await publish(
  { ...job, kept: keptIn(kept) },
  {
    say: () => undefined,
    progress: () => undefined,
    ask: async () => true,
    password: async () => process.env.PUBLISH_PASSWORD ?? '',
  },
);
