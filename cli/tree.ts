import type { Action, Command } from './command.ts';
import { ownCommands } from './commands/index.ts';
import { actions } from './generated/actions.ts';
import { isIrreversible } from './irreversible.ts';
import { callOptions } from './global-options.ts';
import { commandName } from './words.ts';

/** Every command: those of the command line, then one for each operation of the API. */
export const commands: readonly Command[] = [
  ...ownCommands,
  ...actions.flatMap((action) =>
    action.method === 'jobs.search'
      ? [commandOf(action), findCommand(action)]
      : [commandOf(action)],
  ),
];

/** `openrole jobs find data scientist berlin`: a search whose words are its `query`. */
function findCommand(search: Action): Command {
  const command = commandOf(search);
  return {
    ...command,
    name: 'jobs find',
    summary: 'Searches open jobs by a line as a person types it.',
    words: ['words…'],
    options: command.options.filter(({ name }) => name !== 'query'),
    run: ({ words, values }) =>
      command.run({ words: [], values: { ...values, query: words.join(' ') } }),
  };
}

function commandOf(action: Action): Command {
  const { method, summary, description, ids, options, operation } = action;
  const flags = operation.split(' ');
  const taken = new Set(options.map(({ name }) => name));
  const calls = callOptions({
    list: flags.includes('list'),
    settles: action.settles === true,
    idempotent: flags.includes('idempotent'),
    bytes: flags.includes('bytes'),
    versioned: action.versioned === true,
    irreversible: isIrreversible(action),
  });
  return {
    name: commandName(method),
    summary,
    ...(description !== undefined && { description }),
    words: ids,
    options: [...options, ...calls.filter(({ name }) => !taken.has(name))],
    run: async (use) => (await import('./run-action.ts')).runAction(action, use),
  };
}

/** The commands whose names begin with these words: one with exactly this name, or those below it. */
export function commandsBelow(words: readonly string[]): Command[] {
  const name = words.join(' ');
  return commands.filter(
    (one) => name === '' || one.name === name || one.name.startsWith(`${name} `),
  );
}

/** The command that the first words name, the longest name first. */
export function commandAt(words: readonly string[]): Command | undefined {
  for (let length = words.length; length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    const found = commands.find((one) => one.name === name);
    if (found !== undefined) return found;
  }
  return undefined;
}
