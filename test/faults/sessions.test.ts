import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isOver, sessionStatuses } from '../../domain/agent/session-lifecycle.ts';
import { operatorCause } from '../../domain/accounts/audit/audit-entry.ts';
import { signalSession } from '../../services/agent/sessions/session-workflow.ts';
import { setAutoTopUp } from '../../services/billing/billing-settings.ts';
import { findLedgerDifference } from '../../services/billing/check-ledger.ts';
import { bringLedgerUpToDate } from '../../services/billing/read-month.ts';
import {
  applySessionModel,
  type ApplySessionRecord,
} from '../../storage/agent/apply-session.model.ts';
import { documentModel } from '../../storage/agent/document.model.ts';
import { candidateModel } from '../../storage/hiring/candidates/candidate.model.ts';
import { readFile } from '../../storage/files/files.ts';
import { accountModel } from '../../storage/accounts/account.model.ts';
import { ledgerModel } from '../../storage/billing/ledger.model.ts';
import { roleClosedSignal } from '../../workflows/agent/contract.ts';
import { buildKey, type TestKey } from '../support/factories.ts';
import {
  startModelProcess,
  type ModelProcess,
} from '../support/agent/model-server/model-process.ts';
import { modelSettings } from '../support/agent/model-server/model-server.ts';
import {
  eventually,
  startService,
  type RunningService,
} from '../support/processes/running-service.ts';
import { resume } from '../support/agent/session-bench.ts';
import { beginSession, say } from '../support/agent/session-client.ts';
import { active, closedMeanwhile, silent, type Course } from './session-courses.ts';

const PEOPLE = 200;
const CLIENTS = 24;
const TOP_UP_USD_MICROS = 1_000_000;

/**
 * When both processes are killed: while a session is in a non-final status, and while a document is being written.
 */
const MOMENTS = [
  ...sessionStatuses.filter((status) => !isOver(status)),
  'writing a document',
] as const;
type Moment = (typeof MOMENTS)[number];

const fields = [
  { key: 'email', label: 'E-mail', type: 'email', required: true, category: 'standard' },
  { key: 'motto', label: 'Your motto', type: 'text', required: true },
  { key: 'about', label: 'Tell us about yourself', type: 'textarea' },
  { key: 'cv', label: 'CV', type: 'file' },
  { key: 'letter', label: 'Cover letter', type: 'file' },
];

interface Person extends TestKey {
  course: Course;
  jobId: string;
}

let model: ModelProcess;
let service: RunningService;
let owner: Pick<TestKey, 'headers'>;
let jobId: string;
let closingJobId: string;

beforeAll(async () => {
  model = await startModelProcess();
  service = await startService(modelSettings(model));
  await service.ready();
  owner = { headers: { authorization: `Bearer ${service.local().api_key}` } };
  const body = { name: 'Harbour Clockworks' };
  await say(service, owner, { path: '/company-organizations', body });
  [jobId, closingJobId] = [await postRole('Bell Founder'), await postRole('Bell Hanger')];
}, 960_000);

afterAll(async () => {
  await service.stop();
  await model.stop();
}, 120_000);

async function postRole(title: string): Promise<string> {
  const role = { title, description_text: 'You cast bells.', publish: true };
  const body = { ...role, application_fields: fields };
  return (await say(service, owner, { path: '/jobs/post', body }))?.id ?? '';
}

async function buildPeople(
  count: number,
  list: readonly Course[],
  role: string,
): Promise<Person[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const course = list[index % list.length] as Course;
      const key = await buildKey(service.ctx.stores, {}, course.creditUsdMicros);
      await say(service, key, { method: 'PUT', path: '/account/resume', body: { resume } });
      return { ...key, course, jobId: role };
    }),
  );
}

function play(person: Person): Promise<void> {
  const { course, jobId: job_id } = person;
  const documents = course.documents && { documents: course.documents };
  return course.play({
    begin: () => beginSession(service, person, { job_id, ...documents }),
    topUp: () => topUp(person),
  });
}

/** The sandbox charges the card, and only the service is notified. */
async function topUp({ accountId }: Person): Promise<void> {
  const card = { customer: null, paymentMethod: 'card_1' };
  const autoTopUp = { thresholdUsdMicros: 100_000, amountUsdMicros: TOP_UP_USD_MICROS };
  await setAutoTopUp(service.ctx, { accountId, cause: operatorCause }, { ...autoTopUp, card });
}

async function isMoment(moment: Moment, people: readonly Person[]) {
  const { mongo } = service.ctx.stores;
  const theirs = { accountId: { $in: people.map(({ accountId }) => accountId) } };
  const found =
    moment === 'writing a document'
      ? await documentModel(mongo).exists({ ...theirs, status: 'pending' })
      : await applySessionModel(mongo).exists({ ...theirs, status: moment });
  return found !== null;
}

/** Backdates the documents of these sessions by 72 idle hours, then kills the worker. */
async function letTimePass(people: readonly Person[]): Promise<void> {
  const { ctx } = service;
  const theirs = { accountId: { $in: people.map(({ accountId }) => accountId) } };
  const sessions = applySessionModel(ctx.stores.mongo);
  await sessions.updateMany(theirs, { $set: { expiresAt: new Date() } });
  // Makes the workflow read its session again, as it does whenever it wakes.
  for (const { _id: id } of await sessions.find(theirs)) {
    await signalSession(ctx, { id }, roleClosedSignal);
  }
  await service.kill('worker');
}

/** Closes a role and kills the api right after the response. */
async function closeRole(id: string): Promise<void> {
  await eventually(
    'a closed role',
    async () =>
      (await say(service, owner, { path: `/jobs/post/${id}/close` }))?.status === 'closed',
  );
  await service.kill('api');
}

/** The stored sessions and money of these applicants. */
async function stored(people: readonly Person[]) {
  const { stores } = service.ctx;
  const accountIds = people.map(({ accountId }) => accountId);
  for (const id of accountIds) await bringLedgerUpToDate(service.ctx, id);
  const theirs = { accountId: { $in: accountIds } };
  const sessions = await applySessionModel(stores.mongo).find(theirs).sort({ _id: 1 }).lean();
  const entries = await ledgerModel(stores.mongo).find(theirs).lean();
  const documents = await documentModel(stores.mongo).find(theirs).lean();
  const candidates = await candidateModel(stores.mongo)
    .find({ 'applications.appliedBy': { $in: accountIds } })
    .lean();
  const applications = candidates.flatMap((candidate) => candidate.applications);
  return { sessions, entries, documents, applications };
}

/** Keys of all charges of a session: its documents, then its turns. */
function turnKeys({ _id, request, turn }: ApplySessionRecord): string[] {
  const turns = Array.from({ length: turn }, (_, index) => `${_id}:${index + 1}:0`);
  return [...documentIds({ _id, request }), ...turns];
}

function documentIds({ _id, request }: Pick<ApplySessionRecord, '_id' | 'request'>): string[] {
  const { coverLetter, tailoredResume } = request.documents;
  const name = _id.slice('ses_'.length);
  return [...(tailoredResume ? [`res_${name}`] : []), ...(coverLetter ? [`cov_${name}`] : [])];
}

const costOf = ({ input, output }: { input: number; output: number }) => input * 2 + output * 8;

describe('kill -9 of api and worker at every state of sessions', () => {
  let people: Person[];

  it('leaves no session in a non-final state', async () => {
    const gone = await buildPeople(6, silent, jobId);
    const late = await buildPeople(6, closedMeanwhile, closingJobId);
    const busy = await buildPeople(PEOPLE - 12, active, jobId);
    people = [...gone, ...late, ...busy];
    await Promise.all([...gone, ...late].map(play));

    let next = 0;
    async function client(): Promise<void> {
      for (let mine = busy[next++]; mine !== undefined; mine = busy[next++]) await play(mine);
    }
    async function killAt(moment: Moment): Promise<void> {
      for (const victim of ['worker', 'api'] as const) {
        await eventually(`a session for: ${moment}`, () => isMoment(moment, busy));
        await service.kill(victim);
      }
    }
    async function endTheWaiting(): Promise<void> {
      await letTimePass(gone);
      await closeRole(closingJobId);
    }
    async function killer(): Promise<void> {
      const steps = [...MOMENTS.map((moment) => () => killAt(moment)), endTheWaiting];
      for (const [index, step] of steps.entries()) {
        const begun = (busy.length / (steps.length + 1)) * index;
        await eventually(`${begun} applicants`, () => next > begun, 300_000);
        await step();
      }
    }
    await Promise.all([killer(), ...Array.from({ length: CLIENTS }, client)]);

    const open = { isOpen: true };
    const sessions = applySessionModel(service.ctx.stores.mongo);
    const isNone = async () => (await sessions.exists(open)) === null;
    await eventually('no open session', isNone, 240_000);
    const { sessions: all } = await stored(people);
    for (const { accountId, course } of people) {
      const theirs = all.filter((session) => session.accountId === accountId);
      expect(theirs.map(({ status }) => status)).toEqual(course.ends);
    }
  }, 900_000);

  it("loses no turn and charges no token twice: charges equal the model's reported usage", async () => {
    const accounts = accountModel(service.ctx.stores.mongo);
    const held = { heldUsdMicros: { $gt: 0 } };
    await eventually('nothing held', async () => (await accounts.exists(held)) === null);
    const { sessions, entries } = await stored(people);
    const charges = entries.filter(({ kind }) => kind === 'ai_tokens');
    const penniless = people.filter(({ course }) => course.creditUsdMicros === 0);
    const never = new Set(penniless.map(({ accountId }) => accountId));
    const asked = sessions.filter(({ accountId }) => !never.has(accountId));
    expect(charges.map(({ key }) => key).sort()).toEqual(asked.flatMap(turnKeys).sort());

    const { reports } = await model.calls();
    expect(Object.keys(reports).sort()).toEqual(charges.map(({ key }) => key).sort());
    for (const { key, tokens, amountUsdMicros } of charges) {
      const { input, output } = tokens ?? { input: 0, output: 0 };
      expect(reports[key]).toContainEqual({ input, output });
      expect(-amountUsdMicros).toBe(costOf({ input, output }));
    }
    for (const session of asked) {
      const keys = new Set(turnKeys(session));
      const theirs = charges.filter(({ key }) => keys.has(key));
      const paid = session.paidTurns.map(({ key, costUsdMicros }) => [key, -costUsdMicros]);
      expect(paid.sort()).toEqual(theirs.map((one) => [one.key, one.amountUsdMicros]).sort());
    }
  });

  it('tops up once, and every balance equals the sum of its ledger', async () => {
    const { entries } = await stored(people);
    const topUps = entries.filter(({ kind }) => kind === 'top_up');
    const short = people.filter(
      ({ course }) => course.ends.includes('submitted') && course.creditUsdMicros !== undefined,
    );
    expect(topUps.map(({ accountId }) => accountId).sort()).toEqual(
      short.map(({ accountId }) => accountId).sort(),
    );
    expect(topUps.every(({ amountUsdMicros }) => amountUsdMicros === TOP_UP_USD_MICROS)).toBe(true);
    const found = people.map(({ accountId }) =>
      findLedgerDifference(service.ctx.stores, accountId),
    );
    expect((await Promise.all(found)).filter((difference) => difference !== null)).toEqual([]);
  });

  it('submits each approved session once, with its documents', async () => {
    const { stores } = service.ctx;
    const { sessions, documents, applications } = await stored(people);
    const submitted = sessions.filter(({ status }) => status === 'submitted');
    expect(applications.map(({ sessionId, id }) => [sessionId, id]).sort()).toEqual(
      submitted.map(({ _id, application }) => [_id, application?.id]).sort(),
    );
    expect(documents.map(({ _id }) => _id).sort()).toEqual(sessions.flatMap(documentIds).sort());
    expect(documents.every(({ status }) => status === 'ready')).toBe(true);
    for (const { _id, request } of submitted) {
      const { files } = applications.find(({ sessionId }) => sessionId === _id) ?? { files: [] };
      expect(files).toHaveLength(documentIds({ _id, request }).length);
      for (const { fileId } of files) expect(await readFile(stores, fileId)).not.toBeNull();
    }
  });
});
