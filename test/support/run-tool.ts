import { jest } from '@jest/globals';
import { exitCodeOf, type Command } from '../../tools/terminal/run-command.ts';
import type { CommandAnswer } from './processes/run-command.ts';

/**
 * Runs a command of `tools/` in this process, as tools/run.mjs does in its own; loading all modules takes a process of
 * its own seconds. Undefined removes a variable.
 */
export async function runTool(
  [name = '', ...args]: string[],
  environment: Record<string, string | undefined> = {},
): Promise<CommandAnswer> {
  const answer: CommandAnswer = { code: -1, output: '', messages: '' };
  const caught = (member: 'output' | 'messages') => (chunk: unknown) => {
    answer[member] += String(chunk);
    return true;
  };
  const { command } = (await import(`../../tools/commands/${name}.ts`)) as { command: Command };
  const kept = process.env;
  const streams = [
    jest.spyOn(process.stdout, 'write').mockImplementation(caught('output')),
    jest.spyOn(process.stderr, 'write').mockImplementation(caught('messages')),
    // Jest has a console of its own, which does not write to the streams.
    jest.spyOn(console, 'log').mockImplementation((line) => caught('output')(`${String(line)}\n`)),
  ];
  process.env = { ...kept, ...environment };
  for (const [key, value] of Object.entries(environment)) {
    if (value === undefined) delete process.env[key];
  }
  try {
    answer.code = await exitCodeOf(command, args);
  } finally {
    process.env = kept;
    for (const stream of streams) stream.mockRestore();
  }
  return answer;
}
