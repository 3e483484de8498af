import { operatorCause } from '../../domain/accounts/audit/audit-entry.ts';
import { startSession } from '../../services/accounts/console/sign-in.ts';
import type { AppContext } from '../../services/context.ts';
import { ensureUser } from '../../storage/accounts/console/console-users.ts';
import { insertMember } from '../../storage/accounts/console/members.ts';
import { saveFile } from '../../storage/files/files.ts';
import { createBenchKey } from '../stack/open-bench.ts';
import { DAY_MS, type Employer } from './employer.ts';
import type { Sizes } from './sizes.ts';

const SESSIONS = 12;
const YEAR_MS = 365 * DAY_MS;
/** Longer than the bench runs, so that no record is of the future. */
const AGO_MS = 60_000;

/** Creates an account with a key, an organization, sessions and a résumé, without records yet. */
export async function createEmployer(
  ctx: AppContext,
  apiUrl: string,
  sizes: Sizes,
): Promise<Employer> {
  const apiKey = await createBenchKey(ctx);
  const call = caller(apiUrl, apiKey);
  const { id: accountId } = await call<{ id: string }>('/account');
  const organization = await call<{ id: string; name: string }>('/company-organizations', {
    name: 'Harbour Clockworks',
    brand_color: '#1a7f64',
  });
  const content = Buffer.from('Mara Lindqvist\nClock mechanic\n');
  const contentType = 'text/plain';
  const { id: fileId, bytes } = await saveFile(ctx.stores, { accountId, contentType, content });
  const until = new Date(Date.now() - AGO_MS);
  return {
    accountId,
    apiKey,
    ...(await signIn(ctx, accountId)),
    organization: {
      ...{ id: organization.id, name: organization.name },
      ...{ brandColor: '#1a7f64', logoUrl: null },
    },
    resume: { key: 'resume', fileId, filename: 'resume.txt', contentType, bytes },
    sizes,
    from: new Date(until.getTime() - YEAR_MS),
    until,
  };
}

function caller(apiUrl: string, apiKey: string) {
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  return async <Row>(path: string, body?: object): Promise<Row> => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(apiUrl + path, { ...init, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: Row }).data;
  };
}

async function signIn({ stores }: AppContext, accountId: string) {
  const user = await ensureUser(stores, `${accountId}@example.com`);
  await insertMember(stores, { userId: user.id, accountId, role: 'owner' }, operatorCause);
  const cookies: string[] = [];
  for (let session = 0; session < SESSIONS; session += 1) {
    const request = { userAgent: 'bench', requestId: 'bench-sign-in' };
    cookies.push(await startSession(stores, { user, accountId }, request));
  }
  const member = { kind: 'user' as const, id: user.id, name: 'Ada Holt' };
  return { cookies, member };
}
