import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { generatedFiles } from './files.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Writes sdk/generated and cli/generated. `--check` writes nothing and fails when a file is stale. */
async function main(checking: boolean): Promise<void> {
  const config = await resolveConfig(join(root, 'package.json'));
  const stale: string[] = [];
  for (const [name, source] of Object.entries(generatedFiles())) {
    const path = join(root, name);
    await mkdir(dirname(path), { recursive: true });
    const text = await format(source, { ...config, parser: 'typescript' });
    if (text === (await readFile(path, 'utf8').catch(() => ''))) continue;
    if (checking) stale.push(name);
    else await writeFile(path, text);
  }
  if (stale.length > 0) {
    process.stderr.write(`Stale: ${stale.join(', ')}. Run \`npm run sdk:generate\`.\n`);
    process.exitCode = 1;
  }
}

await main(process.argv.includes('--check'));
