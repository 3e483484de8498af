import { call, type Json } from './hiring/employer.ts';
import type { TestApi } from './start-api.ts';

/** A question with a single choice, a number from 0 to 10 that makes an NPS, and a text. */
export const questions: Json[] = [
  {
    key: 'mood',
    label: 'How was it?',
    type: 'single_select',
    options: [
      { value: 'good', label: 'Good' },
      { value: 'bad', label: 'Bad' },
    ],
  },
  {
    key: 'recommend',
    label: 'Would you recommend us?',
    type: 'number',
    semantic: 'nps',
    constraints: { min: 0, max: 10 },
  },
  { key: 'why', label: 'Why?', type: 'textarea' },
];

/** Creates a survey and returns it as the API shows it. */
export async function buildSurvey(
  api: TestApi,
  key: { headers: Record<string, string> },
  content: Json = {},
): Promise<Json & { id: string; version: number }> {
  const body = { name: 'How did the interview go?', questions, ...content };
  const made = await call(api, key, { method: 'POST', path: '/platform/surveys', body });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body.data as Json & { id: string; version: number };
}
