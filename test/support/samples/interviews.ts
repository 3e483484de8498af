import { buildKey } from '../factories.ts';
import {
  buildInterview,
  buildProposed,
  daysAhead,
  interviewBody,
} from '../interviews/interviews.ts';
import { call } from '../hiring/employer.ts';
import type { Sample, SampleCall, Samples } from './sample-call.ts';

function interview(rest: { body?: unknown } = {}): Sample {
  return async ({ api, employer }) => {
    const { id } = await buildInterview(api, employer);
    return { params: { id }, ...rest };
  };
}

/** The link of an interview whose candidate has not chosen yet. */
function linked(rest: (start: string) => SampleCall = () => ({})): Sample {
  return async ({ api, employer }) => {
    const start = daysAhead(5);
    const { token } = await buildProposed(api, employer, { slots: [start] });
    return { params: { token }, ...rest(start) };
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
  openInterviewFeed: () => ({}),
  closeInterviewFeed: () => ({}),
  // Of an account of its own: samples of other routes open and close the employer's feed at the same time.
  getInterviewFeed: async ({ api }) => {
    const key = await buildKey(api.ctx.stores);
    const made = await call(api, key, { method: 'POST', path: '/interviews/feed' });
    const { searchParams } = new URL(made.body.data['url'] as string);
    return { query: { token: searchParams.get('token') ?? '' } };
  },
  getPublicInterview: linked(() => ({ query: { timezone: 'Europe/Madrid' } })),
  answerInterview: linked((start) => ({ body: { action: 'choose', starts_at: start } })),
};
