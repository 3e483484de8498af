import { buildInterview } from '../interviews/interviews.ts';
import { buildScorecardTemplate, scorecardTemplateBody } from '../interviews/scorecards.ts';
import type { Sample, Samples } from './sample-call.ts';

function template(rest: { body?: unknown } = {}): Sample {
  return async ({ api, employer }) => {
    const { id } = await buildScorecardTemplate(api, employer);
    return { params: { id }, ...rest };
  };
}

export const scorecardSamples: Samples = {
  saveScorecard: async ({ api, employer }) => {
    const { id, interviewers } = await buildInterview(api, employer);
    const answers = { notes: 'Explained the escapement well.' };
    const interviewer = interviewers[0]?.email;
    const body = { answers, recommendation: 'yes', submitted: true, interviewer };
    return { params: { id }, body };
  },
  listInterviewScorecards: async ({ api, employer }) => {
    const { id } = await buildInterview(api, employer);
    return { params: { id } };
  },
  summarizeCandidateScorecards: async ({ api, employer }) => {
    const { candidate_id: id } = await buildInterview(api, employer);
    return { params: { id } };
  },
  listScorecardTemplates: () => ({ query: { limit: '5' } }),
  createScorecardTemplate: () => ({ body: scorecardTemplateBody }),
  getScorecardTemplate: template(),
  updateScorecardTemplate: template({ body: { name: 'Second interview' } }),
  deleteScorecardTemplate: template(),
};
