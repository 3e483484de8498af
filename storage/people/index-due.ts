import type { IndexedPerson } from '../../domain/people/person-document.ts';
import type { Stores } from '../stores.ts';
import { NO_PERSON } from './people.ts';
import { personModel, type PersonRecord } from './person.model.ts';

/** Earlier than the due time of any changed row. */
const LONG_OVERDUE = new Date(0);

/** Longer than any write to the index or rebuild of it takes: until then neither can restore a deleted document. */
const EMPTY_ROWS_KEPT_MS = 48 * 60 * 60_000;

/** A row at a revision: the person as the index is to show them, or null for one that it must not. */
export interface IndexRow {
  id: string;
  revision: number;
  person: IndexedPerson | null;
  /** Whether the row holds no person and only waits for its removal. */
  isEmpty: boolean;
}

/** Rows whose index document is outdated, oldest first. */
export async function findDueRows({ mongo }: Stores, limit: number): Promise<IndexRow[]> {
  const records = await personModel(mongo)
    .find({ indexDueAt: { $exists: true } })
    .sort({ indexDueAt: 1 })
    .limit(limit)
    .lean<PersonRecord[]>();
  return records.map(rowOf);
}

/** All shown rows, or all rows whose revision changed since a moment, in batches by id. */
export async function* streamRows(
  { mongo }: Stores,
  scope: 'all' | { revisedSince: Date },
  batch: number,
): AsyncGenerator<IndexRow[]> {
  const filter = scope === 'all' ? { shown: true } : { revisedAt: { $gte: scope.revisedSince } };
  let after = '';
  for (;;) {
    const records = await personModel(mongo)
      .find({ ...filter, _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(batch)
      .lean<PersonRecord[]>();
    const last = records.at(-1);
    if (last === undefined) return;
    yield records.map(rowOf);
    after = last._id;
  }
}

export function countShownRows({ mongo }: Stores): Promise<number> {
  return personModel(mongo).countDocuments({ shown: true });
}

/** Marks these revisions as indexed. A row that has changed since stays due. Empty rows expire from now on. */
export async function markRowsIndexed(
  { mongo }: Stores,
  indexed: readonly IndexRow[],
): Promise<void> {
  const expiresAt = new Date(Date.now() + EMPTY_ROWS_KEPT_MS);
  for (const isEmpty of [true, false]) {
    const expiry = isEmpty ? { $set: { expiresAt } } : {};
    for (const [revision, ids] of idsByRevision(indexed.filter((row) => row.isEmpty === isEmpty))) {
      await personModel(mongo).updateMany(
        { _id: { $in: ids }, revision },
        { $unset: { indexDueAt: '' }, ...expiry },
      );
    }
  }
}

function idsByRevision(rows: readonly IndexRow[]): Map<number, string[]> {
  const byRevision = new Map<number, string[]>();
  for (const { id, revision } of rows) {
    const ids = byRevision.get(revision);
    if (ids === undefined) byRevision.set(revision, [id]);
    else ids.push(id);
  }
  return byRevision;
}

/** Marks every shown row to be indexed again. A repeated call continues where an interrupted one stopped. */
export async function markShownRowsDue({ mongo }: Stores): Promise<void> {
  await personModel(mongo).updateMany(
    { shown: true, indexDueAt: { $ne: LONG_OVERDUE } },
    // Rows of earlier versions of this service have no revision.
    { $set: { indexDueAt: LONG_OVERDUE }, $inc: { revision: 1 } },
  );
}

/** Whether rows that `markShownRowsDue` marked are still due. */
export async function isPeopleRefillDue({ mongo }: Stores): Promise<boolean> {
  return (await personModel(mongo).exists({ indexDueAt: LONG_OVERDUE })) !== null;
}

function rowOf(record: PersonRecord): IndexRow {
  const { _id: id, revision = 0, shown, personKey } = record;
  const person = shown ? personOf(record) : null;
  return { id, revision, person, isEmpty: personKey === NO_PERSON };
}

function personOf({ _id: id, place, point, ...record }: PersonRecord): IndexedPerson {
  const [lng, lat] = point ?? [null, null];
  return { ...record, id, place: place && { ...place, lat, lng } };
}
