import { fork } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../tools/paths.ts';
import { runSource } from '../../tools/start/services.ts';
import type { CallerAnswer, CallerOrder } from './caller.ts';

/** The calls are sent by a process of their own: bodies of hundreds of megabytes would delay the measurement. */
export interface CallingProcess {
  /** Resolves with the number of responses by status when every call has its response. */
  call: (order: CallerOrder) => Promise<Record<number, number>>;
  stop: () => void;
}

export function startCaller(): CallingProcess {
  const child = fork(join(projectRoot, 'bench', 'hostile', 'caller.ts'), {
    execArgv: runSource,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const call = (order: CallerOrder) =>
    new Promise<Record<number, number>>((resolve, reject) => {
      const gone = (code: number | null) => reject(new Error(`The caller ended (${code}).`));
      child.once('exit', gone);
      child.once('message', (answer: CallerAnswer) => {
        child.off('exit', gone);
        if ('error' in answer) reject(new Error(answer.error));
        else resolve(answer.statuses);
      });
      child.send(order);
    });
  return { call, stop: () => child.disconnect() };
}
