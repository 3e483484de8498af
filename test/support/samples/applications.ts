import { buildApplication, openLinkOf } from '../hiring/status-links.ts';
import type { Sample, Samples } from './sample-call.ts';

const opened: Sample = async ({ api, employer }) => {
  const { token } = await openLinkOf(api, employer, await buildApplication(api, employer));
  return { params: { token } };
};

export const applicationSamples: Samples = {
  getApplicationStatus: opened,
  withdrawApplication: opened,
};
