import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { CallCount } from './model-server.ts';

/** A model that answers at once, in a process of its own, so that it outlives those that are killed. */
export interface ModelProcess {
  /** What `LLM_BASE_URL` takes. */
  url: string;
  /** What it was asked, and what it reported. */
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
