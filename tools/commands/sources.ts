/** Adds, lists, reads and removes the feeds that the market index is made from. */
import { sourcesCommand } from '../sources/command.ts';
import { runCommand } from '../terminal/run-command.ts';

await runCommand(sourcesCommand);
