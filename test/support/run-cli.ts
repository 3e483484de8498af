import { jest } from '@jest/globals';
import { run } from '../../cli/run.ts';

export interface CliAnswer {
  code: number;
  /** Standard output: the result. */
  output: string;
  /** Standard error. */
  messages: string;
}

/** Runs a command line in this process, as cli/main.ts does. The variables are those that the command sees. */
export async function runCli(
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<CliAnswer> {
  const answer: CliAnswer = { code: -1, output: '', messages: '' };
  const kept = process.env;
  const caught = (member: 'output' | 'messages') => (chunk: unknown) => {
    answer[member] += String(chunk);
    return true;
  };
  const streams = [
    jest.spyOn(process.stdout, 'write').mockImplementation(caught('output')),
    jest.spyOn(process.stderr, 'write').mockImplementation(caught('messages')),
  ];
  process.env = { XDG_CONFIG_HOME: '/nonexistent', ...environment };
  try {
    answer.code = await run(args);
  } finally {
    process.env = kept;
    for (const stream of streams) stream.mockRestore();
  }
  return answer;
}
