import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { extractResume } from '../../../domain/resume/extract-resume.ts';
import { readPlainText } from '../../../services/documents/readers/read-text.ts';

const folder = new URL('../../fixtures/resumes/', import.meta.url);
const cases = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => file.slice(0, -'.txt'.length));

test.each(cases)('%s: nothing is invented, swallowed or folded', (name) => {
  const read = extractResume(readPlainText(readFileSync(new URL(`${name}.txt`, folder)))).resume;
  const expected: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
  expect(read).toEqual(expected);
});
