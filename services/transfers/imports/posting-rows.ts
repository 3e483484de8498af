import { mapConcurrently } from '../../../domain/common/map-concurrently.ts';
import { AppError } from '../../../domain/common/errors.ts';
import { isId } from '../../../domain/common/ids.ts';
import {
  editPosting,
  movePosting,
  type PostingChange,
} from '../../../domain/hiring/change-posting.ts';
import type { PostingStatus } from '../../../domain/hiring/posting-lifecycle.ts';
import type { Posting } from '../../../domain/hiring/posting.ts';
import { plainName } from '../../../domain/transfers/imports/guess-columns.ts';
import {
  postingOfRow,
  type ImportedPosting,
} from '../../../domain/transfers/imports/posting-of-row.ts';
import { oneFault, rowValues } from '../../../domain/transfers/imports/row.ts';
import { findDefaultOrganization } from '../../../storage/hiring/default-organization.ts';
import { findOrganization } from '../../../storage/hiring/organizations.ts';
import { findPosting } from '../../../storage/hiring/postings.ts';
import {
  findExternalIds,
  keepExternalIds,
} from '../../../storage/transfers/imports/external-ids.ts';
import { changePosting } from '../../hiring/change-posting.ts';
import { createPosting } from '../../hiring/create-posting.ts';
import {
  bad,
  newIdOf,
  runOfRow,
  type PlannedRow,
  type ReadRow,
  type RowKind,
  type RunningImport,
} from './row-work.ts';

type PostingRow = ReadRow<ImportedPosting | null>;

/** Roles of a batch that are read at a time. */
const AT_ONCE = 8;

/** Roles: known by their external id, and without one by title and places. */
export const postingRows: RowKind<ImportedPosting | null> = {
  read(job, row) {
    const { columns, now } = job;
    const values = rowValues(row, columns);
    const { posting, faults } = postingOfRow(values, { columns, now, commas: false });
    const fault = oneFault(faults);
    return { row, value: posting, fault, keys: posting === null ? [] : [keyOf(posting)] };
  },

  async plan(job, rows) {
    const { ctx, one } = job;
    const owner = { accountId: one.accountId, kind: 'postings' as const };
    const keys = rows.flatMap(({ value }) => (value === null ? [] : [keyOf(value)]));
    const known = await findExternalIds(ctx.stores, owner, keys);
    if (!one.dryRun) await keepExternalIds(ctx.stores, owner, claimsOf(job, rows, known));
    return mapConcurrently(rows, AT_ONCE, (row) => planRow(job, row, known));
  },
};

function keyOf({ externalId, input }: ImportedPosting): string {
  if (externalId !== null) return externalId;
  const places = (input.locations ?? []).map(({ text }) => plainName(text ?? '')).join('|');
  return `title:${plainName(input.title)}|${places}`;
}

function claimsOf(
  job: RunningImport,
  rows: readonly PostingRow[],
  known: ReadonlyMap<string, string>,
): Map<string, string> {
  const claims = rows.flatMap((row) => {
    if (row.value === null) return [];
    const key = keyOf(row.value);
    const own = isId('job', key) && job.roles.byId.has(key) ? key : newIdOf('job', job, row);
    return known.has(key) ? [] : [[key, own] as const];
  });
  return new Map(claims);
}

async function planRow(
  job: RunningImport,
  read: PostingRow,
  known: ReadonlyMap<string, string>,
): Promise<PlannedRow> {
  const { value, fault } = read;
  if (fault !== null || value === null) {
    return bad(fault ?? { column: null, reason: 'cannot be read' });
  }
  const { accountId } = job.one;
  const key = keyOf(value);
  for (const id of [known.get(key), key, newIdOf('job', job, read)]) {
    const before = id === undefined ? null : await findPosting(job.ctx.stores, { accountId, id });
    if (before !== null) return planChange(job, before, value);
  }
  const organizationId = await organizationOf(job, value);
  if (organizationId === null) {
    return bad({ column: null, reason: 'the account has no organization yet: create one first' });
  }
  return { outcome: 'new', write: () => create(job, read, { value, organizationId }) };
}

/** The organization that the row names, if it is one of the account; else the default one. */
async function organizationOf(
  { ctx: { stores }, one: { accountId } }: RunningImport,
  { input }: ImportedPosting,
): Promise<string | null> {
  const id = input.organization_id;
  const named = id === undefined ? null : await findOrganization(stores, { accountId, id });
  return (named ?? (await findDefaultOrganization(stores, accountId)))?.id ?? null;
}

/** The role after a row; null when the row changes nothing. */
function changeOf(
  before: Posting,
  { input, status }: ImportedPosting,
  now: Date,
): PostingChange | null {
  const { organization_id: _organization, publish: _publish, ...changes } = input;
  const edited = editPosting(before, changes, now);
  const moved = moveTo(edited?.posting ?? before, status, now);
  return moved ?? edited;
}

function moveTo(posting: Posting, status: PostingStatus | null, now: Date): PostingChange | null {
  if (status === null || status === posting.status || status === 'draft') return null;
  if (status === 'archived') return movePosting(posting, 'archive', now);
  if (status === 'closed')
    return posting.status === 'draft'
      ? closedDraft(posting, now)
      : movePosting(posting, 'close', now);
  return movePosting(posting, posting.status === 'draft' ? 'publish' : 'reopen', now);
}

/** A role that was open elsewhere. It was never public here, so it announces nothing. */
function closedDraft(posting: Posting, now: Date): PostingChange {
  const closed: Posting = {
    ...posting,
    status: 'closed',
    publishedAt: now,
    closedAt: now,
    updatedAt: now,
  };
  return { posting: closed, news: null };
}

function planChange(job: RunningImport, before: Posting, value: ImportedPosting): PlannedRow {
  const { ctx, one, now } = job;
  try {
    if (changeOf(before, value, now) === null) return { outcome: 'skipped' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return bad({ column: null, reason: error.message });
  }
  const target = { accountId: one.accountId, id: before.id };
  const write = () => changePosting(ctx, target, (posting) => changeOf(posting, value, now));
  return { outcome: 'changed', write };
}

interface NewRole {
  value: ImportedPosting;
  organizationId: string;
}

async function create(job: RunningImport, { row }: PostingRow, { value, organizationId }: NewRole) {
  const { ctx, one, now } = job;
  const { accountId, createdBy } = one;
  const input = { ...value.input, organization_id: organizationId };
  const created = await createPosting(
    ctx,
    { accountId, run: runOfRow(one, row.line), createdBy },
    input,
  );
  const { status } = value;
  if (status !== 'closed' && status !== 'archived') return;
  await changePosting(ctx, created, (posting) => moveTo(posting, status, now));
}
