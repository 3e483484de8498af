import { homedir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cacheDirectory, homeDirectory, projectRoot } from '../../tools/paths.ts';

const variables = ['OPENROLE_HOME', 'OPENROLE_CACHE', 'XDG_CACHE_HOME'];

/** Promise: an empty variable, as in `OPENROLE_HOME= npm start`, counts as unset. */
describe('empty variables', () => {
  const before = { ...process.env };
  beforeEach(() => {
    for (const name of variables) process.env[name] = '';
  });
  afterEach(() => {
    process.env = { ...before };
  });

  it('name no directory', () => {
    expect(homeDirectory()).toBe(join(projectRoot, '.openrole'));
    expect(cacheDirectory()).toBe(join(homedir(), '.cache', 'openrole'));
  });
});
