import type { AppContext } from '../../services/context.ts';
import { round } from '../report/report.ts';

const SAMPLE = 2_000;
const COLLECTIONS = {
  posting: 'postings',
  candidate: 'candidates',
  event: 'events',
  mail: 'mails',
  send: 'email_sends',
  auditRow: 'audit_log',
  ledgerEntry: 'ledger',
} as const;

/** The bytes of a kind of records, by what the server answers. */
interface KindBytes {
  records: number;
  /** A document on average, without compression. */
  bytesEach: number;
  /** Of the collection's files and of its indexes, per document; null where the server does not tell. */
  onDiskEach: number | null;
  indexesEach: number | null;
}

/** The bytes of each kind of records, and of an application within its candidate. */
export async function readBytes(ctx: AppContext): Promise<Record<string, KindBytes | number>> {
  const kinds = await Promise.all(
    Object.entries(COLLECTIONS).map(
      async ([kind, name]) => [kind, await kindBytes(ctx, name)] as const,
    ),
  );
  return { ...Object.fromEntries(kinds), applicationBytes: await applicationBytes(ctx) };
}

interface CollStats {
  count: number;
  size: number;
  storageSize?: number;
  totalIndexSize?: number;
}

async function kindBytes({ stores }: AppContext, collection: string): Promise<KindBytes> {
  const answer = await stores.mongo.db?.command({ collStats: collection });
  if (answer === undefined) throw new Error('MongoDB is not connected.');
  const { count, size, storageSize, totalIndexSize } = answer as unknown as CollStats;
  const each = (bytes: number | undefined) => (bytes ? round(bytes / count) : null);
  return {
    records: count,
    bytesEach: round(size / count),
    onDiskEach: each(storageSize),
    indexesEach: each(totalIndexSize),
  };
}

async function applicationBytes({ stores }: AppContext): Promise<number> {
  const [sum] = await stores.mongo
    .collection('candidates')
    .aggregate<{ bytes: number }>([
      { $limit: SAMPLE },
      { $unwind: '$applications' },
      { $project: { bytes: { $bsonSize: '$applications' } } },
      { $group: { _id: null, bytes: { $avg: '$bytes' } } },
    ])
    .toArray();
  return round(sum?.bytes ?? 0);
}
