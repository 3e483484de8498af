import mongoose, { type Connection } from 'mongoose';
import { formatId } from '../domain/common/ids.ts';

type Bucket = mongoose.mongo.GridFSBucket;
/** `<name>.files` and `<name>.chunks`; ids sort by the time at which they were made. */
export type BucketName = 'files' | 'recordings';

const buckets = new WeakMap<Connection, Map<BucketName, Bucket>>();

/** One bucket object per connection: each new one asks the server for its indexes before it writes. */
export function bucketOf(mongo: Connection, name: BucketName): Bucket {
  if (!mongo.db) throw new Error('MongoDB is not connected');
  const known = buckets.get(mongo) ?? new Map<BucketName, Bucket>();
  const bucket = known.get(name) ?? new mongoose.mongo.GridFSBucket(mongo.db, { bucketName: name });
  buckets.set(mongo, known.set(name, bucket));
  return bucket;
}

export interface BrokenUploads {
  /** Those that began before were looked at already; absent looks at all. */
  from?: Date;
  /** Whatever is under way has begun since. */
  before: Date;
  limit: number;
}

/** Erases what came of uploads that broke off: pieces whose file was never noted. Returns how many uploads those were. */
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

/** The lowest id of a file that is stored at a moment. */
export function idAt(time: Date): string {
  return formatId('file', time.getTime(), new Uint8Array());
}
