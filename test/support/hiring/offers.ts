import { call, type Employer, type Json } from './employer.ts';
import type { TestApi } from '../start-api.ts';

export interface MadeOffer extends Json {
  id: string;
  candidate_id: string;
  status: string;
  public_url: string | null;
  versions: { version: number }[];
  version: number;
}

let people = 0;

/** A candidate with an address of its own; returns the id. */
export async function buildCandidate(
  api: TestApi,
  { key }: Pick<Employer, 'key'>,
  content: Json = {},
): Promise<string> {
  people += 1;
  const body = { name: 'Ada Okafor', email: `ada-${people}-${Date.now()}@example.com`, ...content };
  const made = await call(api, key, { method: 'POST', path: '/candidates', body });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body.data['id'] as string;
}

/** A draft to a new candidate, unless one is named. */
export async function buildOffer(
  api: TestApi,
  employer: Pick<Employer, 'key'>,
  content: Json = {},
): Promise<MadeOffer> {
  const candidateId = content['candidate_id'] ?? (await buildCandidate(api, employer));
  const body = {
    title: 'Clock Tower Mechanic',
    location: 'Aarhus, Denmark',
    salary: { amount: 64_000, currency: 'EUR', period: 'year' },
    start_date: '2027-03-01',
    message: 'We would be glad to have you.',
    ...content,
    candidate_id: candidateId,
  };
  const made = await call(api, employer.key, { method: 'POST', path: '/offers', body });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body.data as MadeOffer;
}

/** A sent offer and the path of its link. */
export async function buildSentOffer(
  api: TestApi,
  employer: Pick<Employer, 'key'>,
  content: Json = {},
): Promise<MadeOffer & { path: string; token: string }> {
  const { id } = await buildOffer(api, employer, content);
  const sent = await call(api, employer.key, { method: 'POST', path: `/offers/${id}/send` });
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
  const offer = sent.body.data as MadeOffer;
  const path = new URL(offer.public_url ?? '').pathname;
  return { ...offer, path, token: path.slice(path.lastIndexOf('/') + 1) };
}
