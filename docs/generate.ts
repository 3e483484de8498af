import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { apiReference } from './generators/api-reference.ts';
import { chartSchema } from './generators/chart-schema.ts';
import { chatQuestions } from './generators/chat-questions.ts';
import { composeProxy } from './generators/compose-proxy.ts';
import { configurationReference, environmentExample } from './generators/configuration.ts';
import { errorReference } from './generators/errors.ts';
import { eventReference } from './generators/events.ts';
import { performanceReport } from './generators/performance.ts';
import { retentionReference } from './generators/retention.ts';
import { rightsTable } from './generators/rights.ts';
import { typedLines } from './generators/typed-lines.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Files that follow from the code: one line each. */
const generated: Record<string, () => string> = {
  'docs/api.md': apiReference,
  'docs/configuration.md': configurationReference,
  'docs/errors.md': errorReference,
  'docs/events.md': eventReference,
  'docs/performance.md': performanceReport,
  'docs/retention.md': retentionReference,
  '.env.example': environmentExample,
  'deploy/chart/values.schema.json': chartSchema,
  'deploy/haproxy.cfg': composeProxy,
};

/** Parts of hand-written files that follow from the code, between two comments with their name. */
const generatedParts: Record<string, { name: string; make: () => string }> = {
  'docs/chat.md': { name: 'questions', make: chatQuestions },
  'docs/console.md': { name: 'rights', make: rightsTable },
  'docs/search.md': { name: 'lines', make: typedLines },
};

/** A file with its generated part made anew. */
function withPart(text: string, { name, make }: { name: string; make: () => string }): string {
  const [before, , after] = text.split(`<!-- ${name} -->`);
  if (after === undefined) throw new Error(`There is no part between two <!-- ${name} -->.`);
  return `${before}<!-- ${name} -->\n\n${make()}\n\n<!-- ${name} -->${after}`;
}

/** `--check` writes nothing and fails when a file is stale. */
async function main(checking: boolean): Promise<void> {
  const stale: string[] = [];
  for (const name of [...Object.keys(generated), ...Object.keys(generatedParts)]) {
    const path = join(root, name);
    const current = await readFile(path, 'utf8').catch(() => '');
    const text = await contentOf(name, current);
    if (current === text) continue;
    if (checking) stale.push(relative(root, path));
    else await writeFile(path, text);
  }
  if (stale.length > 0) {
    console.error(`Stale: ${stale.join(', ')}. Run \`npm run docs:generate\` and commit.`);
    process.exitCode = 1;
  }
}

async function contentOf(name: string, current: string): Promise<string> {
  const part = generatedParts[name];
  const text = part === undefined ? (generated[name]?.() ?? '') : withPart(current, part);
  return name.endsWith('.md') ? format(text, { parser: 'markdown' }) : text;
}

await main(process.argv.includes('--check'));
