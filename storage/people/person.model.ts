import { Schema } from 'mongoose';
import type { Person } from '../../domain/people/person.ts';
import { defineModel } from '../define-model.ts';

/** The candidate's row, or the empty one of a candidate who is no longer listed (`people.ts`). */
export interface PersonRecord extends Omit<Person, 'id' | 'place'> {
  _id: string;
  place: { country: string | null; regionCode: string | null } | null;
  /** GeoJSON order: longitude, latitude. */
  point: [number, number] | null;
  /** Sorts by consent, newest first: `grantedAt` and the id. Empty in an empty row. */
  rank: string;
  /** Whether this is the row of the person; others of the same person wait behind it. */
  shown: boolean;
  /** Increases with every change. The version of the index document. */
  revision: number;
  /** When the revision last changed. */
  revisedAt: Date;
  /** Present while the index may lag behind: since when. */
  indexDueAt?: Date;
  /** Present on an empty row that the index has deleted: when it is removed. */
  expiresAt?: Date;
}

const schema = new Schema<PersonRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    personKey: { type: String, required: true },
    grantedAt: { type: Date, required: true },
    version: { type: Number, required: true },
    headline: String,
    location: String,
    skills: [String],
    titles: [String],
    yearsOfExperience: Number,
    words: [String],
    titleWords: [String],
    skillKeys: [String],
    place: Schema.Types.Mixed,
    point: Schema.Types.Mixed,
    locationWords: [String],
    rank: { type: String, required: true },
    shown: { type: Boolean, required: true },
    revision: { type: Number, required: true },
    revisedAt: { type: Date, required: true },
    indexDueAt: Date,
    expiresAt: Date,
  },
  { collection: 'people', versionKey: false, minimize: false },
);

/** One shown row per person, however many accounts know them. */
schema.index(
  { personKey: 1 },
  { name: 'shown_person', unique: true, partialFilterExpression: { shown: true } },
);
schema.index({ personKey: 1, rank: -1 }, { name: 'person' });
schema.index({ accountId: 1 }, { name: 'account' });
schema.index(
  { indexDueAt: 1 },
  { name: 'index_due', partialFilterExpression: { indexDueAt: { $exists: true } } },
);
schema.index({ revisedAt: 1 }, { name: 'revised' });
schema.index({ expiresAt: 1 }, { name: 'expires', expireAfterSeconds: 0 });

export const personModel = defineModel<PersonRecord>('Person', schema);
