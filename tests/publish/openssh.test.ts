import { describe } from 'vitest';
import { publishingTests } from './journeys.ts';
import { isTested } from './servers.ts';

describe.runIf(isTested)('on OpenSSH', () => publishingTests('sftp'));
