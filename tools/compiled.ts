/** `node dist/tools/compiled.js <command> [arguments]`: a command in the image, which has no sources. */
import { existsSync } from 'node:fs';
import { runCommandFile } from './terminal/run-command.ts';

const [name = ''] = process.argv.splice(2, 1);
const file = new URL(`commands/${name}.js`, import.meta.url);

if (/^[a-z-]+$/.test(name) && existsSync(file)) {
  await runCommandFile(file.href);
} else {
  process.stderr.write(`There is no command "${name}".\n`);
  process.exitCode = 2;
}
