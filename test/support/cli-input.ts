import { PassThrough } from 'node:stream';

/** Runs with another standard input, which ends after a text; `isTerminal` is also what standard error then is. */
export async function withInput<Result>(
  { input, isTerminal = false }: { input: string; isTerminal?: boolean },
  run: () => Promise<Result>,
): Promise<Result> {
  const stream = Object.assign(new PassThrough(), { isTTY: isTerminal });
  stream.end(input);
  const kept = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {};
  const wasTerminal = process.stderr.isTTY;
  Object.defineProperty(process, 'stdin', { value: stream, configurable: true });
  process.stderr.isTTY = isTerminal;
  try {
    return await run();
  } finally {
    Object.defineProperty(process, 'stdin', kept);
    process.stderr.isTTY = wasTerminal;
  }
}
