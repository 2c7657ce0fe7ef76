/* The requests of the editor's page. The server checks each of them, because any program can send one. */
import { z } from 'zod';
import { kindNames } from '../../src/lib/pageKinds.ts';

/** The path of one of the owner's files. A path such as `../x` leads elsewhere. */
export const FILE = new RegExp(`^(?:site|home|common|not-found|(?:${kindNames.join('|')})/[^/\\\\\\0]+)\\.yaml$`);

const file = z.string().regex(FILE);
const path = z.array(z.union([z.string(), z.number()])).readonly();

/** A request about the files. `window` is the name of the window that sends it. */
export const fileRequests = z
  .discriminatedUnion('act', [
    z.object({
      act: z.literal('edit'),
      edits: z.array(z.object({ file, path, value: z.unknown().optional() })),
      /** Nothing is changed if a mistake would follow. By default, the correct parts are written. */
      isWhole: z.boolean().optional(),
    }),
    z.object({ act: z.literal(['undo', 'redo']) }),
    z.object({ act: z.literal('restore'), file, time: z.int() }),
    /** The earlier versions of a file, or of all deleted files. */
    z.object({ act: z.literal('versions'), file: file.nullable() }),
  ])
  .and(z.object({ window: z.string().optional() }));

export type FileRequest = z.infer<typeof fileRequests>;

/** A request about the publication. `watch` asks for the parts; `forget` puts the end of the last run away. */
export const publishRequests = z.discriminatedUnion('act', [
  z.object({ act: z.literal(['watch', 'forget']) }),
  z.object({ act: z.literal('start'), what: z.literal(['publish', 'back', 'bring']), version: z.string().optional() }),
  z.object({ act: z.literal('answer'), id: z.string(), value: z.union([z.boolean(), z.string()]) }),
]);

export type PublishRequest = z.infer<typeof publishRequests>;
