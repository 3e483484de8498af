import type { Sample, Samples } from './sample-call.ts';

const filtered: Sample = () => ({
  query: { from: '2026-01-01', to: '2030-12-31', source: 'job_board', group_by: 'month' },
});

export const reportSamples: Samples = {
  getFunnelReport: filtered,
  getTimeInStageReport: filtered,
  getTimeToHireReport: filtered,
  getSourcesReport: filtered,
  getOpeningsReport: filtered,
  getOffersReport: filtered,
  getInterviewsReport: filtered,
};
