import type { schemas } from './schemas.ts';

/** The name in `schemas` of the schema of one of the owner's files. The editor's page imports this file, but no schemas. */
export const schemaName = (file: string) => file.replace(/\.yaml$|\/.*$/, '') as keyof typeof schemas;
