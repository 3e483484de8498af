import { parseArgs, type ParseArgsConfig } from 'node:util';
import { isStopping } from '../dev-servers/processes/signals.ts';

/** Thrown for wrong use: prints the message and where to find help, and exits with 2. */
export class WrongUse extends Error {}

export type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

export interface Command {
  help: string;
  options: NonNullable<ParseArgsConfig['options']>;
  /** False when positional arguments are wrong use; else `run` checks them. */
  takesWords?: boolean;
  /** Passes all arguments but --help on, as positionals. */
  passThrough?: boolean;
  /** Exits the process when the command ends, without waiting for other work. */
  endsProcess?: boolean;
  /** Returns the exit code: 0 done, 1 failed (decision 0023). */
  run: (values: Values, positionals: string[]) => Promise<number>;
}

/** Runs the command that a file of tools/commands exports; the command line `openrole` runs itself. */
export async function runCommandFile(address: string): Promise<void> {
  const { command } = (await import(address)) as { command?: Command };
  if (command !== undefined) await runCommand(command);
}

/** Runs the command of this process and sets its exit code. */
export async function runCommand(command: Command, args = process.argv.slice(2)): Promise<void> {
  outliveReaders();
  process.exitCode = await exitCodeOf(command, args);
  // After a stop signal nothing is awaited, such as half a download.
  if (isStopping() || command.endsProcess === true) process.exit();
}

/** Runs the command, writes what went wrong to standard error, and returns the exit code (decision 0023). */
export async function exitCodeOf(command: Command, args: string[]): Promise<number> {
  try {
    return await perform(command, args);
  } catch (error) {
    if (error instanceof WrongUse) {
      process.stderr.write(`${error.message}\n--help shows the usage.\n`);
      return 2;
    }
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

/** A reader of the output may leave, as `head` does; the work is still ended in order. */
function outliveReaders(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}

/**
 * Runs the command and returns its exit code.
 * @throws WrongUse, and any other error.
 */
export async function perform(command: Command, args: string[]): Promise<number> {
  const { values, positionals } = parse(command, args);
  if (values['help'] === true) {
    process.stdout.write(`${command.help}\n`);
    return 0;
  }
  return command.run(values, positionals);
}

function parse(command: Command, args: string[]): { values: Values; positionals: string[] } {
  if (command.passThrough === true)
    return { values: { help: args.includes('--help') || args.includes('-h') }, positionals: args };
  try {
    const options = { ...command.options, help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ args, options, allowPositionals: command.takesWords !== false });
  } catch (error) {
    throw new WrongUse(whatIsWrong(error, args));
  }
}

/** Node's message without its advice on options: the typed text may be an amount. */
function whatIsWrong(error: unknown, args: string[]): string {
  const negative = args.find((arg) => /^-\d/.test(arg));
  if (negative !== undefined) return `${negative}: negative numbers are not taken.`;
  const message = error instanceof Error ? error.message : String(error);
  const [, option] = /^Unknown option '([^']+)'/.exec(message) ?? [];
  return option === undefined ? message : `There is no option ${option}.`;
}

/** Arguments of an action after its name. */
export interface ActionUse {
  /** How many words may follow its name. */
  words: number;
  /** The options it reads, beside --json. */
  options?: readonly string[];
}

/**
 * Finds the action of a command by name.
 * @throws WrongUse for an unknown name or too many arguments.
 */
export function actionNamed<Action extends ActionUse>(
  actions: Readonly<Record<string, Action>>,
  [name, ...words]: string[],
  values: Values = {},
): Action {
  if (name === undefined) throw new WrongUse('What to do is missing.');
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (action === undefined) throw new WrongUse(`${name} is no such action.`);
  const extra = words[action.words];
  if (extra !== undefined) throw new WrongUse(`${name} does not take ${extra}.`);
  const taken = ['json', ...(action.options ?? [])];
  const foreign = Object.keys(values).find((option) => !taken.includes(option));
  if (foreign !== undefined) throw new WrongUse(`${name} does not take --${foreign}.`);
  return action;
}
