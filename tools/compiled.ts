/** `node dist/tools/compiled.js <command> [arguments]`: a command in the image, which has no sources. */
import { existsSync } from 'node:fs';
import { runCommand, type Command } from './terminal/run-command.ts';

const [name = '', ...args] = process.argv.slice(2);
const file = new URL(`commands/${name}.js`, import.meta.url);

if (/^[a-z-]+$/.test(name) && existsSync(file)) {
  const { command } = (await import(file.href)) as { command: Command };
  await runCommand(command, args);
} else {
  process.stderr.write(`There is no command "${name}".\n`);
  process.exitCode = 2;
}
