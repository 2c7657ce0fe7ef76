import { expect, test, vi } from 'vitest';
import { childEnv } from './ready.ts';

test.each(['PUBLISH_PASSWORD', 'publish_password', 'Site_Editor'])(
  'other programs do not get the variable %s, because Windows ignores the case',
  (name) => {
    vi.stubEnv(name, 'x');
    expect(childEnv()).not.toHaveProperty(name);
    expect(childEnv()).toHaveProperty('PATH');
  },
);
