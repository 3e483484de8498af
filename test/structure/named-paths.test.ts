import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(__dirname, '../..');
const folders = readdirSync(root, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && !/^\.|^node_modules$|^dist$|^coverage$/.test(entry.name),
  )
  .map(({ name }) => name);
const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs')).flatMap((name) =>
    name.endsWith('.md') ? [`docs/${name}`] : [],
  ),
];

/** A path of the repository in backticks, without placeholders or patterns. */
const named = /`([a-z][\w-]*\/[\w./-]*)`/g;

/** Promise: files that a page names exist. */
describe.each(pages)('%s', (page) => {
  it('names only existing files', () => {
    const text = readFileSync(join(root, page), 'utf8');
    const paths = [...text.matchAll(named)]
      .map(([, path = '']) => path)
      .filter((path) => folders.includes(path.split('/')[0] ?? ''));
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
