import { errorCodes } from './errors.ts';

const away = (part: string) => `A part of the service is unavailable: ${part}.`;
const because = (part: string, cause: string) => `${away(part)} ${cause}`;

/** The messages for callers, by the part of the service that is unavailable, or by the cause where it is known. */
export const outageMessages = {
  database: away('the database'),
  databaseWithoutPrimary: because(
    'the database',
    'It accepts no writes, because most of its members are down; the operator must start them.',
  ),
  databaseFull: because('the database', 'Its disk is full; the operator must free space.'),
  halfRestored: because(
    'the database',
    'A restore of it has not ended; the operator must run it to its end.',
  ),
  search: away('search'),
  searchWithoutMaster: because(
    'search',
    'Most of its members are down; the operator must start them.',
  ),
  searchReadOnly: because(
    'search',
    'Its disk is almost full, so it accepts no writes; the operator must free space.',
  ),
  background: away('background work'),
  backgroundFull: because(
    'background work',
    'The disk of its database is full; the operator must free space.',
  ),
  unknown: errorCodes.unavailable.message,
} as const;

/** A part of the service that is unavailable, or why it is. */
export type Outage = keyof typeof outageMessages;

/** Cause and remedy of an outage in the words of operators, for logs and `/readyz`. */
export const remedies: Partial<Record<Outage, string>> = {
  databaseWithoutPrimary:
    'MongoDB has no primary that a majority of its members confirms, so it accepts no writes: start members until a majority runs.',
  databaseFull: 'The disk of MongoDB is full: enlarge it or free space.',
  halfRestored:
    'A restore of this database began and did not end: run "npm run restore -- <folder> --replace" again.',
  searchWithoutMaster:
    'Elasticsearch has no elected master: start nodes until a majority of the master-eligible ones runs.',
  searchReadOnly:
    'Elasticsearch has made its indexes read-only, because its disk passed the flood-stage watermark: free space or add a node; it lifts the block by itself, and indexing goes on.',
  backgroundFull: 'The disk of Temporal’s database (PostgreSQL) is full: enlarge it or free space.',
};
