import { VERSION } from './generated/version.ts';

const args = process.argv.slice(2);
// A reader of the output may leave, as `head` does.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
if (args[0] === '--version' || args[0] === '-v') {
  process.stdout.write(`${VERSION}\n`);
} else {
  const { run } = await import('./run.ts');
  process.exitCode = await run(args);
}
