import { call } from '../hiring/employer.ts';
import { buildSurvey } from '../surveys.ts';
import type { Sample, Samples } from './sample-call.ts';

function survey(rest: { body?: unknown; query?: Record<string, string> } = {}): Sample {
  return async ({ api, employer }) => {
    const { id } = await buildSurvey(api, employer.key);
    return { params: { id }, ...rest };
  };
}

const response: Sample = async ({ api, employer }) => {
  const { id } = await buildSurvey(api, employer.key);
  const path = `/platform/surveys/${id}/public`;
  const body = { answers: { mood: 'good' } };
  const made = await call(api, employer.key, { method: 'POST', path, body });
  return { params: { id, response_id: made.body.data['id'] as string } };
};

export const surveySamples: Samples = {
  listSurveys: () => ({ query: { limit: '5' } }),
  createSurvey: () => ({
    body: { name: 'Onboarding', questions: [{ key: 'mood', label: 'How is it?', type: 'score' }] },
  }),
  getSurvey: survey(),
  updateSurvey: survey({ body: { status: 'closed' } }),
  deleteSurvey: survey(),
  listSurveyResponses: survey({ query: { limit: '5' } }),
  deleteSurveyResponse: response,
  issueSurveyTokens: survey({ body: { count: 2 } }),
  getPublicSurvey: survey(),
  submitSurveyResponse: survey({ body: { answers: { mood: 'bad', recommend: 3 } } }),
};
