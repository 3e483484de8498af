import type { QueryFilter } from 'mongoose';
import { isId } from '../../domain/common/ids.ts';
import type { PageStart } from '../../domain/common/result-page.ts';
import type { PeopleFilter, PeoplePlace } from '../../domain/people/people-filter.ts';
import type { Person } from '../../domain/people/person.ts';
import { isDuplicateKey, unlessTaken } from '../duplicate-key.ts';
import type { Stores } from '../stores.ts';
import { personModel, type PersonRecord } from './person.model.ts';

const EARTH_RADIUS_KM = 6_371;
/** Far more than the concurrent projections of one person. */
const MAX_TRIES = 20;

/** A found person, named by its place in the list. */
export interface PersonHit {
  /** The rank, which sorts by consent. */
  id: string;
  person: StoredPerson;
}

export type StoredPerson = Omit<Person, 'place'>;

/** A page of people who pass a filter, newest consent first. */
export async function searchPeople(
  { mongo }: Stores,
  filter: PeopleFilter,
  { before, limit }: PageStart,
): Promise<PersonHit[]> {
  const conditions = { ...conditionsOf(filter), ...(before !== null && { rank: { $lt: before } }) };
  const records = await personModel(mongo)
    .find(conditions)
    .sort({ rank: -1 })
    .limit(limit)
    .lean<PersonRecord[]>();
  return records.map((record) => ({ id: record.rank, person: personOf(record) }));
}

function conditionsOf({ words, titleWords, skillKeys, place }: PeopleFilter) {
  const conditions: QueryFilter<PersonRecord> = { shown: true };
  if (words.length > 0) conditions.words = { $all: words };
  if (titleWords.length > 0) conditions.titleWords = { $all: titleWords };
  if (skillKeys.length > 0) conditions.skillKeys = { $all: skillKeys };
  return place === null ? conditions : { ...conditions, ...placeCondition(place) };
}

function placeCondition(place: PeoplePlace): QueryFilter<PersonRecord> {
  switch (place.kind) {
    case 'words':
      return { locationWords: { $all: place.words } };
    case 'country':
      return { 'place.country': place.country };
    case 'region':
      return { 'place.country': place.country, 'place.regionCode': place.regionCode };
    case 'city': {
      const center = [[place.lng, place.lat], place.radiusKm / EARTH_RADIUS_KM];
      return { point: { $geoWithin: { $centerSphere: center } } };
    }
  }
}

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
      isOther
        ? { $set: { ...record, shown: false } }
        : { $set: record, $setOnInsert: { shown: false } },
      { upsert: true },
    ),
  );
  await electShown(stores, personKey);
  if (isOther) await electShown(stores, before.personKey);
}

/** Deletes rows of candidates; the next row of each person is shown. Idempotent. */
export async function deletePeople(stores: Stores, ids: readonly string[]): Promise<void> {
  const model = personModel(stores.mongo);
  const these = { _id: { $in: [...ids] } };
  const keys = await model.distinct('personKey', these);
  await model.deleteMany(these);
  for (const key of keys) await electShown(stores, key);
}

/**
 * Shows the row with the newest consent of a person and hides the others. The unique index keeps concurrent elections
 * from showing two; the loser reads again.
 */
async function electShown({ mongo }: Stores, personKey: string): Promise<void> {
  const model = personModel(mongo);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const newest = await model.findOne({ personKey }, { shown: 1 }).sort({ rank: -1 }).lean();
    if (newest === null) return;
    await model.updateMany(
      { personKey, _id: { $ne: newest._id }, shown: true },
      { $set: { shown: false } },
    );
    try {
      const shown = await model.updateOne(
        { _id: newest._id, personKey },
        { $set: { shown: true } },
      );
      if (shown.matchedCount === 1) return;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
  throw new Error('The rows of a person kept changing.');
}

function placeMembers(place: Person['place']): Pick<PersonRecord, 'place' | 'point'> {
  if (place === null) return { place: null, point: null };
  const { country, regionCode, lat, lng } = place;
  const point: PersonRecord['point'] = lat === null || lng === null ? null : [lng, lat];
  return { place: { country, regionCode }, point };
}

function personOf(record: PersonRecord): StoredPerson {
  const { _id: id, place: _place, point: _point, rank: _rank, shown: _shown, ...person } = record;
  return { id, ...person };
}
