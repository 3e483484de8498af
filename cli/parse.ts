import { parseArgs, type ParseArgsConfig } from 'node:util';
import { type Command, type Option, type Use, type Values, WrongUse } from './command.ts';
import { globalOptions } from './global-options.ts';
import { didYouMean } from './suggest.ts';
import { commandAt } from './tree.ts';
import { kebab } from './words.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** A token of 128 or 256 bits in base64url, of which one in 64 begins with a hyphen. No option looks like one. */
const TOKEN = /^-[A-Za-z0-9_](?:[\w-]{20}|[\w-]{41})$/;
/** Stands before such a word while options are read. An argument cannot hold it. */
const MARK = '\0';

/** The words of a command line, without its options; a word after an unknown option may be its value. */
export function wordsOf(args: readonly string[]): string[] {
  const config = { args: [...args], options: parseOptions(globalOptions), strict: false } as const;
  const { positionals } = parseArgs({ ...config, allowPositionals: true, allowNegative: true });
  return positionals.map(unmarked);
}

/** The command that is named, and what was typed with it. `use` is null for `--help`. @throws WrongUse */
export function parseCommand(args: readonly string[]): { command?: Command; use: Use | null } {
  const typed = args.map(asTyped).map(marked);
  const words = wordsOf(typed);
  const command = commandAt(words);
  if (command === undefined) return { use: null };
  const { values, positionals } = parse(command, joinNegatives(typed));
  const rest = positionals.slice(command.name.split(' ').length);
  if (values['help'] === true) return { command, use: null };
  checkWords(command, rest);
  return { command, use: { words: rest, values } };
}

function marked(arg: string): string {
  return TOKEN.test(arg) ? MARK + arg : arg;
}

function unmarked(word: string): string {
  return word.startsWith(MARK) ? word.slice(MARK.length) : word;
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  return typeof value === 'string' ? unmarked(value) : value;
}

/** `--event_kinds` is `--event-kinds`. */
function asTyped(arg: string): string {
  const [, name = '', value = ''] = /^--([\w.-]+)(=.*)?$/s.exec(arg) ?? [];
  return name === '' ? arg : `--${kebab(name)}${value}`;
}

/** `--lat -33.8` is `--lat=-33.8`: a negative number is a value, not an option. */
function joinNegatives(args: readonly string[]): string[] {
  return args.flatMap((arg, at) => {
    const next = args[at + 1] ?? '';
    if (/^-\d/.test(arg) && isOption(args[at - 1])) return [];
    return isOption(arg) && /^-\d/.test(next) ? [`${arg}=${next}`] : [arg];
  });
}

function isOption(arg: string | undefined): boolean {
  return arg !== undefined && /^--[^=]+$/.test(arg);
}

/** The options of a command with those that all take; its own come first where both have one name. */
export function optionsOfCommand({ options }: Command): Option[] {
  const own = new Set(options.map(({ name }) => kebab(name)));
  return [...options, ...globalOptions.filter(({ name }) => !own.has(name))];
}

function parse(command: Command, args: readonly string[]) {
  const options = optionsOfCommand(command);
  const config = { args: [...args], options: parseOptions(options) };
  try {
    const parsed = parseArgs({ ...config, allowPositionals: true, allowNegative: true });
    const values = Object.entries(parsed.values).map(([name, value]) => [name, plain(value)]);
    return {
      values: Object.fromEntries(values) as Values,
      positionals: parsed.positionals.map(unmarked),
    };
  } catch (error) {
    throw new WrongUse(whatIsWrong(error, options));
  }
}

function parseOptions(options: readonly Option[]): Options {
  return Object.fromEntries(
    options.map(({ name, kind }) => [
      kebab(name),
      {
        type: kind === 'boolean' ? 'boolean' : 'string',
        ...(kind === 'list' && { multiple: true }),
        ...(name === 'help' && { short: 'h' }),
      },
    ]),
  );
}

function whatIsWrong(error: unknown, options: readonly Option[]): string {
  const { message } = error as Error;
  const [, unknown] = /^Unknown option '([^']+)'/.exec(message) ?? [];
  if (unknown === undefined) return message.replaceAll('\n', ' ');
  const names = options.map(({ name }) => `--${kebab(name)}`);
  return `There is no option ${unknown}.${didYouMean(unknown, names)}`;
}

/** @throws WrongUse where a word is missing, or is one too many. */
function checkWords({ name, words }: Command, given: readonly string[]): void {
  const missing = words.find((word, at) => !word.startsWith('[') && !given[at]);
  if (missing !== undefined) throw new WrongUse(`openrole ${name} needs <${kebab(missing)}>.`);
  const takesMore = words.at(-1)?.endsWith('…') === true;
  const extra = takesMore ? undefined : given[words.length];
  if (extra !== undefined) throw new WrongUse(`openrole ${name} does not take ${extra}.`);
}
