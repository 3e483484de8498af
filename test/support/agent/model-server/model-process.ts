import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { CallCount } from './model-server.ts';

/** A model server in a separate process, which survives kills of the service. */
export interface ModelProcess {
  /** The value of `LLM_BASE_URL`. */
  url: string;
  /** The requests it got and the usage it reported. */
  calls(): Promise<CallCount>;
  stop(): Promise<void>;
}

export async function startModelProcess(): Promise<ModelProcess> {
  const guard = fileURLToPath(new URL('../../processes/end-with-parent.mjs', import.meta.url));
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', guard, '--import', 'tsx', main], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { url } = JSON.parse(line) as { url: string };
  return {
    url,
    async calls() {
      const answer = await fetch(new URL('/calls', url));
      return (await answer.json()) as CallCount;
    },
    async stop() {
      child.kill();
      await exited;
    },
  };
}
