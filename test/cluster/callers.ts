import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { findLedgerDifference } from '../../services/billing/check-ledger.ts';
import { bringLedgerUpToDate } from '../../services/billing/read-month.ts';
import type { AppContext } from '../../services/context.ts';
import { applySessionModel } from '../../storage/agent/apply-session.model.ts';
import { candidateModel } from '../../storage/hiring/candidates/candidate.model.ts';
import { importModel } from '../../storage/transfers/imports/import.model.ts';
import { eventModel } from '../../storage/webhooks/events/event.model.ts';
import { resume } from '../support/agent/session-bench.ts';
import { beginSession } from '../support/agent/session-client.ts';
import { eventually } from '../support/eventually.ts';
import { buildKey, type TestKey } from '../support/factories.ts';
import type { FeedServer } from '../support/feed-server.ts';
import { call } from './call.ts';
import type { Caller } from './caller.ts';

/** The installation under test, and its people. */
export interface Town {
  apiUrl: string;
  ctx: AppContext;
  /** The employer. */
  owner: TestKey;
  board: string;
  /** A role for applicants, and one whose form has a question that a session must ask. */
  jobId: string;
  askingJobId: string;
  mailDirectory: string;
  /** Receives the employer's events. */
  receiver: FeedServer;
}

const ROWS_OF_AN_IMPORT = 10;
const SETTLED_MS = 240_000;
/** Enough for each charged turn of a session. */
const CREDIT_USD_MICROS = 10_000_000;
const CREATED = 201;
const ACCEPTED = 202;

/** Reads that every visitor makes; each answer must have rows. */
export function readers(town: Town): Caller[] {
  const reads: Record<string, string> = {
    searches: '/jobs?title=founder',
    'typed searches': `/jobs?query=${encodeURIComponent('bell founder')}`,
    boards: `/job-boards/${town.board}/jobs`,
  };
  return Object.entries(reads).map(([name, path]) => ({
    name,
    everyMs: 500,
    repeats: false,
    attempt: async () => {
      const { status, data } = await call(town.apiUrl, { path, headers: town.owner.headers });
      return status === 200 && Array.isArray(data) && data.length > 0;
    },
    verify: () => Promise.resolve(),
  }));
}

/** Applies under a new address; each application is one event for the employer's endpoint. */
export function applicants({ apiUrl, ctx, board, jobId, receiver }: Town): Caller {
  const emailOf = (n: number) => `applicant-${n}@example.com`;
  return {
    name: 'applications',
    everyMs: 1_000,
    repeats: true,
    attempt: async (n) => {
      const { status, code } = await call(apiUrl, {
        method: 'POST',
        path: `/job-boards/${board}/jobs/${jobId}/apply`,
        body: { name: `Applicant ${n}`, email: emailOf(n) },
        // Each applicant has an own address: applications of one are limited.
        headers: { 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` },
      });
      return status === CREATED || code === 'duplicate_application';
    },
    verify: async (acknowledged) => {
      const { mongo } = ctx.stores;
      const found = await candidateModel(mongo)
        .find({ email: /^applicant-/ })
        .lean();
      expect(found.map(({ email }) => email).sort()).toEqual(acknowledged.map(emailOf).sort());
      const applications = found.flatMap((candidate) => candidate.applications.map(({ id }) => id));
      expect(applications).toHaveLength(acknowledged.length);
      const kind = 'candidate.application_submitted';
      const events = await eventModel(mongo).find({ kind }).lean();
      const about = events.map(
        ({ data }) => (data as { application: { id: string } }).application.id,
      );
      for (const id of applications) expect(about.filter((one) => one === id)).toHaveLength(1);
      const received = () => new Set(receiver.requests.map(({ body }) => idOf(body)));
      await eventually(
        () => `${events.length} deliveries, not ${received().size}`,
        () => events.every(({ _id }) => received().has(_id)),
        SETTLED_MS,
      );
    },
  };
}

/** Imports a table of new candidates. */
export function importers({ apiUrl, ctx, owner }: Town): Caller {
  const emailsOf = (n: number) =>
    Array.from({ length: ROWS_OF_AN_IMPORT }, (_, row) => `import-${n}-${row}@example.com`);
  return {
    name: 'imports',
    everyMs: 5_000,
    repeats: true,
    attempt: async (n) => {
      const csv = ['name,email', ...emailsOf(n).map((email) => `Imported,${email}`)].join('\n');
      const content_base64 = Buffer.from(csv).toString('base64');
      const { status } = await call(apiUrl, {
        method: 'POST',
        path: '/imports',
        body: { kind: 'candidates', file: { filename: 'people.csv', content_base64 } },
        headers: { ...owner.headers, 'idempotency-key': `import-${n}` },
      });
      return status === ACCEPTED;
    },
    verify: async (acknowledged) => {
      const imports = importModel(ctx.stores.mongo);
      const open = { accountId: owner.accountId, finishedAt: null };
      await eventually('the imports', async () => !(await imports.exists(open)), SETTLED_MS);
      expect(await imports.countDocuments({ accountId: owner.accountId })).toBe(
        acknowledged.length,
      );
      const found = await candidateModel(ctx.stores.mongo)
        .find({ email: /^import-/ })
        .lean();
      expect(found.map(({ email }) => email).sort()).toEqual(acknowledged.flatMap(emailsOf).sort());
    },
  };
}

/** Sends a mail to a new address. */
export function mailers({ apiUrl, owner, mailDirectory }: Town): Caller {
  const addressOf = (n: number) => `reader-${n}@example.com`;
  return {
    name: 'mails',
    everyMs: 1_000,
    repeats: true,
    attempt: async (n) => {
      const { status } = await call(apiUrl, {
        method: 'POST',
        path: '/email/send',
        body: { subject: 'Hello', body_text: 'Hello there', to: [addressOf(n)] },
        headers: { ...owner.headers, 'idempotency-key': `mail-${n}` },
      });
      return status === CREATED;
    },
    verify: async (acknowledged) => {
      const delivered = () => recipientsIn(join(mailDirectory, 'new'));
      await eventually(
        'the mails',
        async () => {
          const addresses = new Set(await delivered());
          return acknowledged.every((n) => addresses.has(addressOf(n)));
        },
        SETTLED_MS,
      );
      const readers = (await delivered()).filter((address) => address.startsWith('reader-'));
      expect(readers.sort()).toEqual(acknowledged.map(addressOf).sort());
    },
  };
}

/** Applies with AI from the start to the submission: a workflow with charged turns. One person at a time each. */
export function sessions({ apiUrl, ctx, askingJobId }: Town): Caller {
  const seekers = new Map<number, TestKey>();
  return {
    name: 'sessions and charges',
    everyMs: 5_000,
    repeats: false,
    attempt: async (n) => {
      const seeker = await buildKey(ctx.stores, {}, CREDIT_USD_MICROS);
      seekers.set(n, seeker);
      const { headers } = seeker;
      await call(apiUrl, { method: 'PUT', path: '/account/resume', body: { resume }, headers });
      const service = { local: () => ({ api_url: apiUrl }) };
      const session = await beginSession(service, seeker, { job_id: askingJobId });
      await session.reaches('needs_input');
      await session.answer();
      await session.approve();
      return true;
    },
    verify: async (acknowledged) => {
      const ids = acknowledged.map((n) => seekers.get(n)?.accountId ?? '');
      for (const id of ids) {
        await bringLedgerUpToDate(ctx, id);
        expect(await findLedgerDifference(ctx.stores, id)).toBeNull();
      }
      const { mongo } = ctx.stores;
      const held = await applySessionModel(mongo)
        .find({ accountId: { $in: ids } })
        .lean();
      expect(held.map(({ status }) => status)).toEqual(ids.map(() => 'submitted'));
      const people = await candidateModel(mongo)
        .find({ 'applications.appliedBy': { $in: ids } })
        .lean();
      const by = people.flatMap(({ applications }) =>
        applications.map(({ appliedBy }) => appliedBy),
      );
      expect(by.sort()).toEqual([...ids].sort());
    },
  };
}

function idOf(body: string): string {
  return (JSON.parse(body) as { id: string }).id;
}

async function recipientsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => /^To: (.*)$/mu.exec(text)?.[1]?.trim() ?? '');
}
