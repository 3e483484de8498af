import { buildKey, type TestKey } from '../factories.ts';
import {
  buildEmployer,
  call,
  type Answered,
  type Employer,
  type Json,
} from '../hiring/employer.ts';
import type { TestApi } from '../start-api.ts';
import { startWorkedApi, type WorkedApi } from '../worked-api.ts';

/** A session as the API returns it. Tests read single members. */
export interface SessionData extends Json {
  id: string;
  status: string;
  answers: Record<string, { value: unknown; source: string; evidence: Json[] }>;
  questions: { key: string; reason: string }[];
  messages: { role: string; text: string }[];
  usage: { model: string | null; input: number; output: number; cost_usd_micros: number };
  application: { id: string } | null;
  error: { code: string; details: { path: string }[] } | null;
  version: number;
}

export interface SessionAnswer {
  data: SessionData;
  error?: { code: string; details?: { path: string; message: string }[] };
}

/** The set-up of session tests: an API and a worker, an employer, and applicants. */
export interface SessionBench extends WorkedApi {
  employer: Employer;
  /** With a profile, a résumé and, by default, the credit of a new account. */
  buildSeeker(creditUsdMicros?: number): Promise<TestKey>;
}

export async function startSessionBench(
  settings: Record<string, string> = {},
): Promise<SessionBench> {
  const worked = await startWorkedApi({ settings });
  const { api } = worked;
  const employer = await buildEmployer(api);
  return { ...worked, employer, buildSeeker: (credit) => buildSeeker(api, credit) };
}

/** The fields of a form that the profile answers. */
export const personFields = [
  { key: 'name', label: 'Name', type: 'text', required: true, category: 'standard' },
  { key: 'email', label: 'E-mail', type: 'email', required: true, category: 'standard' },
];

/** The résumé of a fictional person. */
export const resume = {
  basics: {
    name: 'Mara Lindqvist',
    summary: 'I have kept harbour clocks running for 9 years.',
    location: { city: 'Gothenburg', countryCode: 'SE' },
  },
  work: [{ name: 'Harbour Clockworks', position: 'Clockmaker', startDate: '2015-03' }],
  skills: [{ name: 'Escapements', keywords: ['Brass', 'Lathe'] }],
};

async function buildSeeker(api: TestApi, creditUsdMicros?: number): Promise<TestKey> {
  const key = await buildKey(api.ctx.stores, {}, creditUsdMicros);
  const profile = {
    name: 'Mara Lindqvist',
    phone: '+46 70 123 45 67',
    links: ['https://www.linkedin.com/in/mara-lindqvist'],
    facts: { notice_period: '30 days', work_authorization: { SE: true } },
  };
  await call(api, key, { method: 'PATCH', path: '/account', body: profile });
  await call(api, key, { method: 'PUT', path: '/account/resume', body: { resume } });
  return key;
}

/** POST /jobs/apply. */
export function applyWithAi(
  { api }: Pick<SessionBench, 'api'>,
  key: TestKey,
  body: Json,
): Promise<Answered<SessionAnswer>> {
  return call<SessionAnswer>(api, key, { method: 'POST', path: '/jobs/apply', body });
}
