import { fork } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../tools/paths.ts';
import { runSource } from '../../tools/start/services.ts';
import type { LoadResult } from '../load/load.ts';
import type { DriverAnswer, DriverOrder } from './driver.ts';
import type { TargetPlan } from './targets.ts';

/** One thread that collects garbage beside: four would take the core from the process that is measured. */
const driverArguments = [...runSource, '--v8-pool-size=1'];

/** A load generator in a process of its own, bound to one target. */
export interface Driver {
  name: string;
  ask: (order: DriverOrder) => Promise<LoadResult>;
  stop: () => void;
}

export async function startDriver(name: string, plan: TargetPlan): Promise<Driver> {
  const child = fork(join(projectRoot, 'bench', 'search', 'driver.ts'), {
    execArgv: driverArguments,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ask = (order: DriverOrder) =>
    new Promise<LoadResult>((resolve, reject) => {
      const gone = (code: number | null) => reject(new Error(`${name} ended (${code})`));
      child.once('exit', gone);
      child.once('message', (answer: DriverAnswer) => {
        child.off('exit', gone);
        if ('error' in answer) reject(new Error(`${name}: ${answer.error}`));
        else resolve(answer.result);
      });
      child.send(order);
    });
  await ask({ order: 'open', plan });
  return { name, ask, stop: () => child.disconnect() };
}
