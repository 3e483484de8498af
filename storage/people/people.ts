import { isId } from '../../domain/common/ids.ts';
import type { Person } from '../../domain/people/person.ts';
import { isDuplicateKey, unlessTaken } from '../duplicate-key.ts';
import type { Stores } from '../stores.ts';
import { personModel, type PersonRecord } from './person.model.ts';

/** Far more than the concurrent projections of one person. */
const MAX_TRIES = 20;
const BATCH = 500;

/** Of an empty row. It belongs to no person. */
export const NO_PERSON = '';
const NO_ACCOUNT = '';
const NO_RANK = '';

/** An empty row has the lowest version, so that a new consent is written over it. */
const nothing = {
  grantedAt: new Date(0),
  version: 0,
  headline: null,
  location: null,
  skills: [],
  titles: [],
  yearsOfExperience: null,
  words: [],
  titleWords: [],
  skillKeys: [],
  place: null,
  point: null,
  locationWords: [],
  rank: NO_RANK,
  shown: false,
} satisfies Partial<PersonRecord>;

/** Whether the row of a candidate is shown. */
export async function isShown({ mongo }: Stores, id: string): Promise<boolean> {
  if (!isId('candidate', id)) return false;
  return (await personModel(mongo).exists({ _id: id, shown: true })) !== null;
}

/**
 * Writes a candidate's row, unless a newer version is stored, and decides which row of the person is shown. Idempotent.
 */
export async function savePerson(stores: Stores, { id, place, ...person }: Person): Promise<void> {
  const { personKey, grantedAt, version } = person;
  const model = personModel(stores.mongo);
  const before = await model.findById(id, { personKey: 1 }).lean();
  const record = { ...person, ...placeMembers(place), rank: `${grantedAt.toISOString()} ${id}` };
  // A shown row that becomes another person's gives its place up.
  const isOther = before !== null && before.personKey !== personKey;
  await unlessTaken(() =>
    model.updateOne(
      { _id: id, version: { $lte: version } },
      {
        ...revised(isOther ? { ...record, shown: false } : record),
        ...(!isOther && { $setOnInsert: { shown: false } }),
        $unset: { expiresAt: '' },
      },
      { upsert: true },
    ),
  );
  await electShown(stores, personKey);
  if (isOther) await electShown(stores, before.personKey);
}

/**
 * Empties rows of candidates; the next row of each person is shown. Idempotent. An empty row keeps its revision, so that
 * the index deletes the document, and is removed later (`markRowsIndexed`).
 */
export async function deletePeople(stores: Stores, ids: readonly string[]): Promise<void> {
  const model = personModel(stores.mongo);
  const these = { _id: { $in: [...ids] }, personKey: { $ne: NO_PERSON } };
  const keys = await model.distinct('personKey', these);
  await model.updateMany(these, revised(nothing));
  for (const key of keys) await electShown(stores, key);
  // The key is the last to go: a repeated call continues an interrupted one.
  await model.updateMany(
    { ...these, rank: NO_RANK },
    revised({ personKey: NO_PERSON, accountId: NO_ACCOUNT }),
  );
}

/** Empties the rows of an account. Returns their number. Idempotent. */
export async function deletePeopleOf(stores: Stores, accountId: string): Promise<number> {
  let deleted = 0;
  for (;;) {
    const rows = await personModel(stores.mongo)
      .find({ accountId }, { _id: 1 })
      .limit(BATCH)
      .lean();
    if (rows.length === 0) return deleted;
    await deletePeople(
      stores,
      rows.map(({ _id }) => _id),
    );
    deleted += rows.length;
  }
}

/**
 * Shows the row with the newest consent of a person and hides the others. The unique index keeps concurrent elections
 * from showing two. Ends when a read finds the newest row shown.
 */
async function electShown({ mongo }: Stores, personKey: string): Promise<void> {
  if (personKey === NO_PERSON) return;
  const model = personModel(mongo);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const newest = await model
      .findOne({ personKey, rank: { $gt: NO_RANK } }, { _id: 1 })
      .sort({ rank: -1 })
      .lean();
    const shown = await model.findOne({ personKey, shown: true }, { _id: 1 }).lean();
    if (newest === null || newest._id === shown?._id) return;
    if (shown !== null) {
      await model.updateOne({ _id: shown._id, personKey, shown: true }, revised({ shown: false }));
    }
    const isNewest = { _id: newest._id, personKey, shown: false, rank: { $gt: NO_RANK } };
    try {
      await model.updateOne(isNewest, revised({ shown: true }));
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
  throw new Error('The rows of a person kept changing.');
}

/** Sets members, and marks the row for the index. */
function revised(members: Partial<PersonRecord>) {
  const now = new Date();
  return { $set: { ...members, revisedAt: now, indexDueAt: now }, $inc: { revision: 1 } };
}

function placeMembers(place: Person['place']): Pick<PersonRecord, 'place' | 'point'> {
  if (place === null) return { place: null, point: null };
  const { country, regionCode, lat, lng } = place;
  const point: PersonRecord['point'] = lat === null || lng === null ? null : [lng, lat];
  return { place: { country, regionCode }, point };
}
