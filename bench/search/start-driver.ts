import type { LoadResult } from '../load/load.ts';
import { startOrderProcess } from '../load/order-process.ts';
import type { DriverOrder } from './driver.ts';
import type { TargetPlan } from './targets.ts';

/** One thread that collects garbage beside: four would take the core from the process that is measured. */
const driverArguments = ['--v8-pool-size=1'];

/** A load generator in a process of its own, bound to one target. */
export interface Driver {
  name: string;
  ask: (order: DriverOrder) => Promise<LoadResult>;
  stop: () => void;
}

export async function startDriver(name: string, plan: TargetPlan): Promise<Driver> {
  const { send, stop } = startOrderProcess<DriverOrder, LoadResult>(
    'search/driver.ts',
    driverArguments,
  );
  await send({ order: 'open', plan });
  return { name, ask: send, stop };
}
