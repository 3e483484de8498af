import { eventually } from '../eventually.ts';

/** A published role of a service that is killed meanwhile. */
export interface OpenRole {
  /** The address of the api, which may change with a new process. */
  apiUrl: () => string;
  /** Slug of the company's board. */
  board: string;
  jobId: string;
}

/** Creates a company with a published role. `post` returns the created record. */
export async function openRole(
  apiUrl: () => string,
  post: (path: string, body: object) => Promise<Record<string, unknown>>,
): Promise<OpenRole> {
  const organization = await post('/company-organizations', { name: 'Harbour Clockworks' });
  const founder = { title: 'Bell Founder', description_text: 'You cast bells.', publish: true };
  const { id } = await post('/jobs/post', founder);
  return { apiUrl, board: organization['slug'] as string, jobId: id as string };
}

export const emailOf = (applicant: number): string => `applicant-${applicant}@example.com`;

/** Applies until the service confirms the application. Returns whether this call was answered 201. */
export async function applyUntilKnown(role: OpenRole, applicant: number): Promise<boolean> {
  let accepted = false;
  await eventually(
    `an answer to applicant ${applicant}`,
    async () => {
      const outcome = await tryToApply(role, applicant);
      accepted = outcome === 'accepted';
      return outcome !== undefined;
    },
    300_000,
  );
  return accepted;
}

/** One attempt. Undefined: no response, or one that asks to retry. */
async function tryToApply(
  { apiUrl, board, jobId }: OpenRole,
  applicant: number,
): Promise<'accepted' | 'known' | undefined> {
  const answer = await fetch(`${apiUrl()}/job-boards/${board}/jobs/${jobId}/apply`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // Every applicant has an own address.
      'x-forwarded-for': `10.${applicant >> 16}.${(applicant >> 8) & 255}.${applicant & 255}`,
    },
    body: JSON.stringify({ name: `Applicant ${applicant}`, email: emailOf(applicant) }),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined);
  if (answer === undefined || answer.status >= 500) return undefined;
  if (answer.status === 201) return 'accepted';
  const { error } = (await answer.json()) as { error: { code: string } };
  if (error.code === 'duplicate_application') return 'known';
  throw new Error(`${answer.status} ${error.code}`);
}
