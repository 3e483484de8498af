import { buildInterview, daysAhead, interviewBody } from '../interviews/interviews.ts';
import type { Sample, Samples } from './sample-call.ts';

function interview(rest: { body?: unknown } = {}): Sample {
  return async ({ api, employer }) => {
    const { id } = await buildInterview(api, employer);
    return { params: { id }, ...rest };
  };
}

export const interviewSamples: Samples = {
  listInterviews: () => ({ query: { status: 'scheduled', limit: '5' } }),
  createInterview: async ({ api, employer }) => ({
    body: await interviewBody(api, employer, { slots: [daysAhead(3), daysAhead(4)] }),
  }),
  getInterview: interview(),
  updateInterview: interview({ body: { title: 'Second interview', status: 'done' } }),
  cancelInterview: interview({ body: { reason: 'The role was filled.' } }),
};
