import { agentSamples } from './agent.ts';
import { boardSamples } from './boards.ts';
import { hiringSamples } from './hiring.ts';
import { marketSamples } from './market.ts';
import { platformSamples } from './accounts.ts';
import type { Samples } from './sample-call.ts';

/** One good call per route name. The sweeps refuse a route that has none. */
export const samples: Samples = {
  ...marketSamples,
  ...boardSamples,
  ...hiringSamples,
  ...platformSamples,
  ...agentSamples,
};
