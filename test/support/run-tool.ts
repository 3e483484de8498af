import { exitCodeOf, type Command } from '../../tools/terminal/run-command.ts';
import { captureOutput } from './captured-output.ts';
import type { CommandAnswer } from './processes/run-command.ts';

/**
 * Runs a command of `tools/` in this process, as tools/run.mjs does in its own: a process needs seconds to load all
 * modules. Undefined removes a variable.
 */
export async function runTool(
  [name = '', ...args]: string[],
  environment: Record<string, string | undefined> = {},
): Promise<CommandAnswer> {
  const { command } = (await import(`../../tools/commands/${name}.ts`)) as { command: Command };
  const all = Object.entries({ ...process.env, ...environment });
  const seen = Object.fromEntries(all.filter(([, value]) => value !== undefined));
  const { result: code, ...printed } = await captureOutput(seen, () => exitCodeOf(command, args));
  return { code, ...printed };
}
