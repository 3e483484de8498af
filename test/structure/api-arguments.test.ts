import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../../tools/paths.ts';
import { apiArguments } from '../../tools/start/services.ts';

describe('an api', () => {
  const command = ['node', ...apiArguments, 'dist/api/server.js'];

  it.each([
    ['package.json', command.join(' ')],
    ['Dockerfile', command.map((word) => JSON.stringify(word)).join(', ')],
    ['docs/scaling.md', apiArguments.join(' ')],
  ])('has the same memory and thread settings by %s as by npm start', (file, written) => {
    expect(readFileSync(join(projectRoot, file), 'utf8')).toContain(written);
  });
});
