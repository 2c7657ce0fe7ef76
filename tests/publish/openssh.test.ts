import { describe } from 'vitest';
import { publishingTests } from './journeys.ts';
import { missing } from './servers.ts';

describe.runIf(missing.length === 0)('on OpenSSH', () => publishingTests('sftp'));
