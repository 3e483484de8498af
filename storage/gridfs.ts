import mongoose, { type Connection } from 'mongoose';
import { formatId } from '../domain/common/ids.ts';

type Bucket = mongoose.mongo.GridFSBucket;
/** `<name>.files` and `<name>.chunks`; ids sort by creation time. */
export type BucketName = 'files' | 'recordings';

const buckets = new WeakMap<Connection, Map<BucketName, Bucket>>();

/** One bucket per connection: a new bucket checks its indexes on the server before its first write. */
export function bucketOf(mongo: Connection, name: BucketName): Bucket {
  if (!mongo.db) throw new Error('MongoDB is not connected');
  const known = buckets.get(mongo) ?? new Map<BucketName, Bucket>();
  const bucket = known.get(name) ?? new mongoose.mongo.GridFSBucket(mongo.db, { bucketName: name });
  buckets.set(mongo, known.set(name, bucket));
  return bucket;
}

export interface BrokenUploads {
  /** Start of the range; absent starts at the oldest. */
  from?: Date;
  /** End of the range. Running uploads must have begun later. */
  before: Date;
  limit: number;
}

/** Erases chunks of interrupted uploads, which have no file record. Returns the number of uploads. */
export async function eraseFragments(
  mongo: Connection,
  name: BucketName,
  { from = new Date(0), before, limit }: BrokenUploads,
): Promise<number> {
  const chunks = mongo.collection<{ files_id: string; n: number }>(`${name}.chunks`);
  const began = { $gte: idAt(from), $lt: idAt(before) };
  const file = { from: `${name}.files`, localField: 'files_id', foreignField: '_id', as: 'file' };
  const fragments = await chunks
    .aggregate<{ files_id: string }>([
      { $match: { files_id: began, n: 0 } },
      { $project: { _id: 0, files_id: 1 } },
      { $lookup: file },
      { $match: { file: [] } },
      { $limit: limit },
    ])
    .toArray();
  const ids = fragments.map(({ files_id }) => files_id);
  if (ids.length > 0) await chunks.deleteMany({ files_id: { $in: ids } });
  return ids.length;
}

/** The lowest file id for a moment. */
export function idAt(time: Date): string {
  return formatId('file', time.getTime(), new Uint8Array());
}
