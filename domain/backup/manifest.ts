import { z } from 'zod';

/** The version of the layout of a backup folder. */
export const BACKUP_FORMAT = 1;

/** Short-lived collections that a restored installation does without: counters, logs of calls, sign-ins. */
export const NEVER_BACKED_UP: ReadonlySet<string> = new Set([
  'rate_windows',
  'mail_seconds',
  'calls',
  'failed_calls',
  'console_sessions',
  'sign_in_links',
  'installation',
  'recordings.files',
  'recordings.chunks',
]);

/** A name of a collection, which is also the name of its file. */
const collectionName = z.string().regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]{0,119}$/);

const backedUpCollection = z.strictObject({
  name: collectionName,
  documents: z.int().min(0),
  /** Size of the file in bytes. */
  bytes: z.int().min(0),
  /** Hash of the file, in hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type BackedUpCollection = z.output<typeof backedUpCollection>;

/** How a backup saw all collections at one moment. */
const readMoment = z.enum(['snapshot', 'transaction', 'stopped']);
export type ReadMoment = z.output<typeof readMoment>;

/** `manifest.json` of a backup. It is written last, so a folder without it is not a complete backup. */
export const backupManifest = z.strictObject({
  format: z.literal(BACKUP_FORMAT),
  /** The moment that the records show. */
  taken_at: z.iso.datetime(),
  finished_at: z.iso.datetime(),
  /** The release of Openrole that wrote it. */
  release: z.string(),
  moment: readMoment,
  collections: z.array(backedUpCollection),
});
export type BackupManifest = z.output<typeof backupManifest>;

/** The file of a collection: BSON documents one after the other, compressed, as `mongodump --gzip` writes them. */
export function fileOf(collection: string): string {
  return `${collection}.bson.gz`;
}

/** The number of documents in a backup. */
export function countDocuments({ collections }: Pick<BackupManifest, 'collections'>): number {
  return collections.reduce((sum, { documents }) => sum + documents, 0);
}
