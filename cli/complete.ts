import type { Command, Option } from './command.ts';
import { optionsOfCommand, wordsOf } from './parse.ts';
import { globalOptions } from './global-options.ts';
import { commandAt, commandsBelow } from './tree.ts';
import { kebab } from './words.ts';

/**
 * The completions of the last word of a command line: commands, the options of one, or the values of an
 * option. Empty where a shell should complete names of files.
 */
export function completionsOf(line: readonly string[]): string[] {
  const current = line.at(-1) ?? '';
  const before = line.slice(0, -1);
  const words = wordsOf(before);
  const command = commandAt(words);
  const options = command === undefined ? globalOptions : optionsOfCommand(command);
  const open = openOption(before, options);
  if (open !== undefined) return beginning(valuesFor(open, current), current);
  if (current.startsWith('-')) {
    return beginning(options.map(({ name }) => `--${kebab(name)}`).sort(), current);
  }
  return beginning(nextWords(words, command), current);
}

/** The option whose value comes next. */
function openOption(before: readonly string[], options: readonly Option[]): Option | undefined {
  const last = before.at(-1) ?? '';
  return options.find(({ name, kind }) => kind !== 'boolean' && last === `--${kebab(name)}`);
}

/** The values of an option; after a comma those of a list go on. */
function valuesFor({ values = [] }: Option, current: string): string[] {
  const before = current.slice(0, current.lastIndexOf(',') + 1);
  return values.map((value) => `${before}${value}`);
}

function nextWords(words: readonly string[], command: Command | undefined): string[] {
  const below = commandsBelow(words).flatMap(({ name }) => name.split(' ')[words.length] ?? []);
  const place = command === undefined ? -1 : words.length - command.name.split(' ').length;
  const choices = command?.words[place]?.split('|') ?? [];
  return [...new Set(below), ...(choices.length > 1 ? choices : [])];
}

function beginning(found: readonly string[], current: string): string[] {
  return found.filter((one) => one.startsWith(current));
}
