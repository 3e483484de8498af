import type { Command, Option } from './command.ts';
import { optionsOfCommand } from './parse.ts';
import { commandsBelow } from './tree.ts';
import { kebab } from './words.ts';

const WIDTH = 100;
/** Column of the text after a name; the longest name has 19 letters. */
const TEXT_COLUMN = 23;

/** The help of a group: what can follow its words. */
export function groupHelp(words: readonly string[]): string {
  const below = commandsBelow(words);
  const depth = words.length;
  const lines = new Map<string, string>();
  for (const { name, summary } of below) {
    const parts = name.split(' ');
    const next = parts[depth] ?? '';
    const isLeaf = parts.length === depth + 1;
    const others = below.filter((one) => one.name.split(' ')[depth] === next);
    const actions = others.map((one) =>
      one.name
        .split(' ')
        .slice(depth + 1)
        .join(' '),
    );
    if (!lines.has(next))
      lines.set(next, isLeaf ? summary : wrapped(actions.join(', '), TEXT_COLUMN));
  }
  const rows = [...lines].map(([name, about]) => `  ${name.padEnd(TEXT_COLUMN - 2)}${about}`);
  const prefix = ['openrole', ...words].join(' ');
  return `Usage: ${prefix} <command> [--option value]…\n\n${rows.join('\n')}\n\n${prefix} <command> --help shows more. docs/cli.md is the guide.\n`;
}

/** The help of a command: the description of its operation and its options. */
export function commandHelp(command: Command): string {
  const { name, summary, description, words } = command;
  const own = new Set(command.options);
  const options = optionsOfCommand(command);
  const usage = ['openrole', name, ...words.map(wordText), '[--option value]…'].join(' ');
  return [
    wrapped(summary, 0),
    ...(description === undefined ? [] : [wrapped(description, 0)]),
    `Usage: ${usage}`,
    section(
      'Options',
      options.filter((option) => own.has(option)),
    ),
    section(
      'Options of every command',
      options.filter((option) => !own.has(option)),
    ),
    `Example: ${exampleOf(command)}\n`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function section(title: string, options: readonly Option[]): string {
  if (options.length === 0) return '';
  return `${title}:\n${options.map(optionLine).join('\n')}`;
}

function optionLine(option: Option): string {
  const about = [
    option.required === true ? 'Required.' : '',
    option.about ?? '',
    valuesText(option),
  ];
  const label = `  ${labelOf(option)}`;
  const text = about.filter((part) => part !== '').join(' ');
  if (text === '') return label;
  return label.length < 26
    ? `${label.padEnd(26)}${wrapped(text, 26)}`
    : `${label}\n${' '.repeat(26)}${wrapped(text, 26)}`;
}

/** The values of an option, unless its text names them. */
function valuesText({ values = [], about = '' }: Option): string {
  const listed = values.join(', ');
  return listed === '' || about.includes(listed) ? '' : `One of: ${listed}.`;
}

function labelOf({ name, kind }: Option): string {
  return kind === 'boolean' ? `--${kebab(name)}` : `--${kebab(name)} <${kind}>`;
}

/** A word of the usage: `<id>`, or `[command]` where it may be left out. */
function wordText(word: string): string {
  return word.startsWith('[') ? word : `<${kebab(word)}>`;
}

function exampleOf({ name, words, options }: Command): string {
  const required = options.filter((option) => option.required === true);
  const shown = options.find(({ example, kind }) => example !== undefined && kind === 'text');
  const named = required.length > 0 || shown === undefined ? required : [shown];
  const given = named.map((option) => `--${kebab(option.name)} ${quoted(option.example ?? '…')}`);
  const ids = words.filter((word) => !word.startsWith('[')).map((word) => `<${kebab(word)}>`);
  return ['openrole', name, ...ids, ...given].join(' ');
}

function quoted(value: string): string {
  return /^[\w.,:/@…-]+$/.test(value) ? value : `'${value}'`;
}

/** A text in lines of at most 100 characters; the second and later ones are indented. */
function wrapped(text: string, indent: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && indent + line.length + word.length >= WIDTH) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join(`\n${' '.repeat(indent)}`);
}
