import { AsyncLocalStorage } from 'node:async_hooks';
import { jest } from '@jest/globals';

/** The output of a program for standard output (the result) and standard error. */
export interface Printed {
  output: string;
  messages: string;
}

const insideWork = new AsyncLocalStorage<true>();

/**
 * Runs work of this process with other environment variables and returns its output, which is not printed. What the
 * rest of the process writes meanwhile, such as the log of a worker, is printed and not returned.
 */
export async function captureOutput<Result>(
  environment: NodeJS.ProcessEnv,
  work: () => Promise<Result>,
): Promise<Printed & { result: Result }> {
  const printed: Printed = { output: '', messages: '' };
  const caught = (member: keyof Printed, print: (text: string) => void) => (chunk: unknown) => {
    if (insideWork.getStore() === true) printed[member] += String(chunk);
    else print(String(chunk));
    return true;
  };
  const kept = process.env;
  const { stdout, stderr } = process;
  const output = caught('output', stdout.write.bind(stdout));
  const messages = caught('messages', stderr.write.bind(stderr));
  const streams = [
    jest.spyOn(stdout, 'write').mockImplementation(output),
    jest.spyOn(stderr, 'write').mockImplementation(messages),
    // Jest has a console of its own, which does not write to the streams.
    jest.spyOn(console, 'log').mockImplementation((line) => output(`${String(line)}\n`)),
  ];
  process.env = environment;
  try {
    const result = await insideWork.run(true, work);
    return { ...printed, result };
  } finally {
    process.env = kept;
    for (const stream of streams) stream.mockRestore();
  }
}
