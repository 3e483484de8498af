import type { Samples } from './sample-call.ts';

export const accountSamples: Samples = {
  getAccount: () => ({}),
  updateAccount: () => ({ body: { location: 'Malmö' } }),
  logOutTools: () => ({}),
  listAuditLog: () => ({ query: { limit: '5' } }),
};
