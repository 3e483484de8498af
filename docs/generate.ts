import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { apiReference } from './generators/api-reference.ts';
import { configurationReference, environmentExample } from './generators/configuration.ts';
import { errorReference } from './generators/errors.ts';
import { eventReference } from './generators/events.ts';
import { performanceReport } from './generators/performance.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Files that follow from the code: one line each. */
const generated: Record<string, () => string> = {
  'docs/api.md': apiReference,
  'docs/configuration.md': configurationReference,
  'docs/errors.md': errorReference,
  'docs/events.md': eventReference,
  'docs/performance.md': performanceReport,
  '.env.example': environmentExample,
};

/** `--check` writes nothing and fails when a file is stale. */
async function main(checking: boolean): Promise<void> {
  const stale: string[] = [];
  for (const [name, make] of Object.entries(generated)) {
    const path = join(root, name);
    const text = name.endsWith('.md') ? await format(make(), { parser: 'markdown' }) : make();
    const current = await readFile(path, 'utf8').catch(() => '');
    if (current === text) continue;
    if (checking) stale.push(relative(root, path));
    else await writeFile(path, text);
  }
  if (stale.length > 0) {
    console.error(`Stale: ${stale.join(', ')}. Run \`npm run docs:generate\` and commit.`);
    process.exitCode = 1;
  }
}

await main(process.argv.includes('--check'));
