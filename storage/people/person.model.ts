import { Schema } from 'mongoose';
import type { Person } from '../../domain/people/person.ts';
import { defineModel } from '../define-model.ts';

export interface PersonRecord extends Omit<Person, 'id' | 'place'> {
  _id: string;
  place: { country: string | null; regionCode: string | null } | null;
  /** GeoJSON order: longitude, latitude. */
  point: [number, number] | null;
  /** Sorts by consent, newest first: `grantedAt` and the id. */
  rank: string;
  /** Whether this is the row of the person; others of the same person wait behind it. */
  shown: boolean;
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
  },
  { collection: 'people', versionKey: false, minimize: false },
);

/** One shown row per person, however many accounts know them. */
schema.index(
  { personKey: 1 },
  { name: 'shown_person', unique: true, partialFilterExpression: { shown: true } },
);
schema.index({ personKey: 1, rank: -1 }, { name: 'person' });
schema.index({ shown: 1, rank: -1 }, { name: 'newest' });
schema.index({ words: 1, shown: 1, rank: -1 }, { name: 'words' });
schema.index({ titleWords: 1, shown: 1, rank: -1 }, { name: 'title_words' });
schema.index({ skillKeys: 1, shown: 1, rank: -1 }, { name: 'skills' });
schema.index({ 'place.country': 1, shown: 1, rank: -1 }, { name: 'country' });

export const personModel = defineModel<PersonRecord>('Person', schema);
