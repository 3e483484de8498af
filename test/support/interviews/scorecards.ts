import { call, type Employer, type Json } from '../hiring/employer.ts';
import type { TestApi } from '../start-api.ts';

export const scorecardTemplateBody = {
  name: 'Technical interview',
  attributes: [
    { key: 'craft', label: 'Craft', kind: 'score', required: true },
    { label: 'Would you work with them?', kind: 'yes_no' },
    { key: 'notes', label: 'Notes', kind: 'text' },
  ],
};

/** A template for scorecards with an attribute of each kind. */
export async function buildScorecardTemplate(
  api: TestApi,
  { key }: Pick<Employer, 'key'>,
  content: Json = {},
): Promise<Json & { id: string; version: number }> {
  const body = { ...scorecardTemplateBody, ...content };
  const made = await call(api, key, { method: 'POST', path: '/scorecard-templates', body });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body.data as Json & { id: string; version: number };
}
