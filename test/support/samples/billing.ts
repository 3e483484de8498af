import type { Samples } from './sample-call.ts';

export const billingSamples: Samples = {
  getUsage: () => ({ query: { month: '2026-11' } }),
  listLedger: () => ({}),
};
