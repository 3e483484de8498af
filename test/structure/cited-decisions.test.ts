import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** Promise: a comment or document that cites a decision names a record of `docs/decisions/`, and cites no other source. */
const root = resolve(__dirname, '../..');
const records = new Set(
  readdirSync(join(root, 'docs/decisions'))
    .map((name) => name.slice(0, 4))
    .filter(isNumber),
);
const files = execFileSync(
  'git',
  ['ls-files', '-z', '*.ts', '*.mjs', '*.md', '*.cjs', '*.sh', '*.yml'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\0')
  .filter((path) => path !== '' && path !== 'test/structure/cited-decisions.test.ts');

function isNumber(text: string): boolean {
  return /^\d{4}$/.test(text);
}

describe('cited decisions', () => {
  it('are records that exist', () => {
    const cited = files.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/\bdecision (\d{4})\b/g)].map(
        ([, number = '']) => ({ path, number }),
      ),
    );
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter(({ number }) => !records.has(number))).toEqual([]);
  });

  it('are not sections of a document that the repository does not hold', () => {
    const stale =
      /\b(?:decisions|architecture|specification|faces),? sections? \d|docs\/assumptions/;
    expect(files.filter((path) => stale.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });
});
