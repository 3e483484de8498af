import { setTimeout as pause } from 'node:timers/promises';
import { isBusy } from '../../domain/agent/session-lifecycle.ts';
import { requireSession } from '../../services/agent/sessions/change-session.ts';
import { startSession } from '../../services/agent/sessions/start-session.ts';
import type { AppContext } from '../../services/context.ts';
import { createBenchKey } from '../stack/open-bench.ts';

const LOOK_MS = 2;

/** Somebody who looks for a job, and roles with a question that only a model can answer. */
export interface SessionScene {
  accountId: string;
  jobIds: string[];
}

/** Makes them through the API. */
export async function createScene(
  ctx: AppContext,
  apiUrl: string,
  roles: number,
): Promise<SessionScene> {
  const employer = await caller(ctx, apiUrl);
  await employer('POST', '/company-organizations', { name: 'Harbour Clockworks' });
  const jobIds: string[] = [];
  for (let role = 1; role <= roles; role += 1) {
    const { id } = await employer('POST', '/jobs/post', {
      title: `Clock Mechanic ${role}`,
      description_text: 'You keep the clocks of the harbour on time.',
      application_fields: [
        { key: 'why', label: 'Why do you like clocks?', type: 'textarea', required: true },
      ],
      publish: true,
    });
    jobIds.push(id);
  }
  const seeker = await caller(ctx, apiUrl);
  await seeker('PUT', '/account/resume', { resume });
  return { accountId: (await seeker('GET', '/account')).id, jobIds };
}

const resume = {
  basics: { name: 'Mara Lindqvist', summary: 'I have kept harbour clocks running for 9 years.' },
  work: [{ name: 'Harbour Clockworks', position: 'Clockmaker', startDate: '2015-03' }],
};

/** Calls the API with the key of a new account. */
async function caller(ctx: AppContext, apiUrl: string) {
  const apiKey = await createBenchKey(ctx);
  return async (method: string, path: string, body?: object): Promise<{ id: string }> => {
    const answer = await fetch(apiUrl + path, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: { id: string } }).data;
  };
}

/** The first turn of a session, from its start until it waits for its user. */
export async function sessionTurn(
  ctx: AppContext,
  accountId: string,
  jobId: string,
): Promise<void> {
  const request = { resumeId: null, instructions: null, documents: noDocuments };
  let { session } = await startSession(ctx, { accountId, jobId, ...request });
  while (isBusy(session.status)) {
    await pause(LOOK_MS);
    session = await requireSession(ctx, session);
  }
  if (session.status !== 'needs_input') throw new Error(`The session is ${session.status}.`);
}

const noDocuments = { coverLetter: false, tailoredResume: false };
