import { WrongUse } from './command.ts';
import { errorObject, errorText, exitCodeOf } from './failure.ts';
import { commandHelp, groupHelp } from './help.ts';
import { withKeyOption } from './key-option.ts';
import { visible } from './output/visible.ts';
import { parseCommand, wordsOf } from './parse.ts';
import { didYouMean } from './suggest.ts';
import { commandsBelow } from './tree.ts';

/** Runs a command line and returns its exit code. Results go to standard output, all else to standard error. */
export async function run(args: readonly string[]): Promise<number> {
  if (args[0] === '--complete') return complete(args.slice(1));
  try {
    const { command, use } = parseCommand(args);
    if (command === undefined) return group(args);
    if (use !== null) {
      return await command.run({ ...use, values: await withKeyOption(use.values) });
    }
    process.stdout.write(commandHelp(command));
    return 0;
  } catch (error) {
    const asJson = args.some((arg) => arg === '--json' || arg === '--jsonl');
    if (asJson) process.stdout.write(`${visible(JSON.stringify(errorObject(error)))}\n`);
    else process.stderr.write(`${visible(errorText(error))}\n`);
    return exitCodeOf(error);
  }
}

/** Prints the completions of the last word for a shell; see commands/completion.ts. */
async function complete(line: readonly string[]): Promise<number> {
  const { completionsOf } = await import('./complete.ts');
  process.stdout.write(
    completionsOf(line)
      .map((one) => `${one}\n`)
      .join(''),
  );
  return 0;
}

/** The help of a group of commands, such as `openrole jobs`. @throws WrongUse */
function group(args: readonly string[]): number {
  const words = wordsOf(args);
  const asked = args.some((arg) => arg === '--help' || arg === '-h') || words[0] === 'help';
  const named = words[0] === 'help' ? words.slice(1) : words;
  if (commandsBelow(named).length === 0) throw new WrongUse(unknown(named));
  (asked ? process.stdout : process.stderr).write(groupHelp(named));
  return asked ? 0 : 2;
}

function unknown(words: readonly string[]): string {
  const known = words.findIndex((_, at) => commandsBelow(words.slice(0, at + 1)).length === 0);
  const before = words.slice(0, known);
  const next = commandsBelow(before).flatMap(({ name }) => name.split(' ')[known] ?? []);
  const typed = words.slice(0, known + 1);
  return `There is no command openrole ${typed.join(' ')}.${didYouMean(typed.at(-1) ?? '', next)}`;
}
