import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { announceEvents } from '../../../services/webhooks/announce-events.ts';
import { finishPending as finishResponse } from '../../../services/surveys/store-response.ts';
import { finishPending as finishAttendance } from '../../../services/workforce/attendance.ts';
import { finishHire } from '../../../services/workforce/hire.ts';
import { findDueEmployees } from '../../../storage/hiring/candidates/hired-candidates.ts';
import { findPendingTokens } from '../../../storage/surveys/survey-tokens.ts';
import { findWaitingEvents } from '../../../storage/webhooks/events/outboxes.ts';
import { findPendingHeads } from '../../../storage/workforce/attendance-heads.ts';
import { auditLogOf } from '../../support/accounts/audit.ts';
import { buildEmployee } from '../../support/employees.ts';
import { buildEmployer, buildPosting, call, type Employer } from '../../support/hiring/employer.ts';
import { buildCandidate } from '../../support/hiring/offers.ts';
import { buildTemplate } from '../../support/paperwork.ts';
import { makeVictim, type Victim } from '../../support/processes/victim.ts';
import { uniqueName } from '../../support/servers.ts';
import { startApi, testEnvironment, type TestApi } from '../../support/start-api.ts';
import { buildSurvey } from '../../support/surveys.ts';
import { type Act, type Action, actions } from '../../support/workforce/record-actions.ts';

const VICTIM = 'test/support/workforce/record-victim.ts';
/** More than any of the calls makes. */
const MAX_WRITES = 15;

/** Promise: a process that is killed between any two writes leaves nothing half done, and nothing is done twice. */
describe('a call whose process is killed', () => {
  const name = uniqueName('record_crashes');
  let api: TestApi;
  let victim: Victim;
  let employer: Employer;
  let runs = 0;
  beforeAll(async () => {
    [api, victim] = await Promise.all([startApi({ name }), makeVictim(VICTIM)]);
    employer = await buildEmployer(api);
  });
  afterAll(() => Promise.all([api.close(), victim.remove()]));

  const post = async (path: string, body: unknown) => {
    const made = await call<{ data: never }>(api, employer.key, { method: 'POST', path, body });
    expect(made.status).toBe(201);
    return made.body.data;
  };
  async function answerable(anonymous: boolean): Promise<Partial<Act>> {
    const content = { one_response_per_token: true, anonymous };
    const { id } = await buildSurvey(api, employer.key, content);
    const issued: { token: string }[] = await post(`/platform/surveys/${id}/tokens`, { count: 1 });
    return { id, token: issued[0]?.token ?? '' };
  }
  const collection = (of: string) => api.ctx.stores.mongo.collection<{ _id: string }>(of);
  async function eventsOf(kind: string, path: string, id: string): Promise<number> {
    return collection('events').countDocuments({ kind, [path]: id });
  }

  /** Runs the sweeps without waiting until the call can no longer be running. */
  async function sweep(): Promise<void> {
    const { ctx } = api;
    const soon = new Date(Date.now() + 60_000);
    for (const one of await findDueEmployees(ctx.stores, soon, 100)) await finishHire(ctx, one);
    for (const one of await findPendingHeads(ctx.stores, soon, 100))
      await finishAttendance(ctx, one);
    for (const one of await findPendingTokens(ctx.stores, soon, 100))
      await finishResponse(ctx, one);
    for (const source of ['candidates', 'survey_responses'] as const) {
      const waiting = await findWaitingEvents(ctx.stores, source, { before: soon, limit: 100 });
      await announceEvents(ctx, waiting);
    }
  }

  const cases: Record<
    string,
    {
      action: Action;
      build: () => Promise<Partial<Act>>;
      /** How many of each the call has made: all 0, or all 1. */
      count: (act: Act) => Promise<number[]>;
    }
  > = {
    hiring: {
      action: 'hire',
      build: async () => {
        const posting = await buildPosting(api, employer);
        return { id: await buildCandidate(api, employer, { job_id: posting.id }) };
      },
      count: async ({ accountId, id }) => {
        const employees = await collection('employees').find({ candidateId: id }).toArray();
        const hired = { _id: id, 'hire.employeeId': { $exists: true } };
        const rows = await auditLogOf(api.ctx.stores, accountId);
        const ids = employees.map(({ _id }) => _id);
        return [
          await collection('candidates').countDocuments(hired),
          employees.length,
          await eventsOf('candidate.hired', 'data.candidate.id', id),
          rows.filter(
            (row) => row.action === 'employee.created' && ids.includes(row.target.id ?? ''),
          ).length,
        ];
      },
    },
    'checking in': {
      action: 'check in',
      build: () => buildEmployee(api, employer.key),
      count: async ({ id }) => {
        const open = { _id: id, 'open.at': { $exists: true }, 'pending.0': { $exists: false } };
        return [
          await collection('attendance_entries').countDocuments({ employeeId: id }),
          await collection('attendance_heads').countDocuments(open),
        ];
      },
    },
    'answering a survey with a token': {
      action: 'answer a survey',
      build: () => answerable(false),
      count: async ({ id }) => [
        await collection('survey_responses').countDocuments({ surveyId: id }),
        await eventsOf('survey.response_submitted', 'data.survey_id', id),
      ],
    },
    'answering an anonymous survey': {
      action: 'answer a survey',
      build: () => answerable(true),
      count: async ({ id }) => [
        await collection('survey_responses').countDocuments({ surveyId: id }),
        await eventsOf('survey.response_submitted', 'data.survey_id', id),
        await collection('survey_tokens').countDocuments({
          ...{ surveyId: id, spentOn: { $ne: null }, pending: null },
        }),
      ],
    },
    'making a document': {
      action: 'make a document',
      build: () => buildTemplate(api, employer.key),
      count: async ({ id }) => [
        await collection('platform_documents').countDocuments({ 'template.id': id }),
      ],
    },
  };

  const dieAt = (action: Action, nth: number, act: Act): Promise<string> =>
    victim.run([action, String(nth), JSON.stringify(act)], testEnvironment(name));

  it.each(Object.keys(cases))(
    '%s, before each write',
    async (title) => {
      const { action, build, count } = cases[title] as (typeof cases)[string];
      let end = '';
      for (let nth = 1; end !== 'done'; nth += 1) {
        expect(nth).toBeLessThan(MAX_WRITES);
        runs += 1;
        const { id = '', token = '' } = await build();
        const act = { accountId: employer.key.accountId, id, token, run: `${Date.now()} ${runs}` };
        end = await dieAt(action, nth, act);
        expect(['done', 'SIGKILL']).toContain(end);
        await sweep();
        await sweep();
        const left = await count(act);
        const first = left[0] ?? 0;
        expect([nth, left]).toEqual([nth, left.map(() => Math.min(first, 1))]);
        // The caller repeats the call with its key.
        await actions[action](api.ctx, act);
        await api.ctx.announcements.flush();
        await sweep();
        const once = await count(act);
        expect([nth, once]).toEqual([nth, once.map(() => 1)]);
      }
    },
    240_000,
  );
});
