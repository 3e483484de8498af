import { run } from '../../cli/run.ts';
import { captureOutput, type Printed } from './captured-output.ts';

export interface CliAnswer extends Printed {
  code: number;
}

/** Runs a command line in this process, as cli/main.ts does. The variables are those that the command sees. */
export async function runCli(
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<CliAnswer> {
  const seen = { XDG_CONFIG_HOME: '/nonexistent', ...environment };
  const { result: code, ...printed } = await captureOutput(seen, () => run(args));
  return { code, ...printed };
}
