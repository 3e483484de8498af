import { randomUUID } from 'node:crypto';
import type { ClientSession, Connection } from 'mongoose';
import type { ReadMoment } from '../../domain/backup/manifest.ts';
import type { Stores } from '../stores.ts';

/** Reads all collections as they were at one moment, while others write. */
export interface OneMoment {
  how: ReadMoment;
  /** Undefined when nothing writes. */
  session: ClientSession | undefined;
  end(): Promise<void>;
}

const PROBE = 'installation';

/**
 * A session whose reads all show the same moment: a snapshot where MongoDB is a replica set, else a transaction that
 * only reads. Null where the server holds neither; both are tried with a write between two reads.
 */
export async function readAtOneMoment({ mongo }: Stores): Promise<OneMoment | null> {
  for (const how of ['snapshot', 'transaction'] as const) {
    const moment = await begin(mongo, how);
    if (await holds(mongo, moment).catch(() => false)) return moment;
    await moment.end();
  }
  return null;
}

/** For a database that nothing writes to. */
export const whileStopped: OneMoment = {
  how: 'stopped',
  session: undefined,
  end: () => Promise.resolve(),
};

async function begin(mongo: Connection, how: 'snapshot' | 'transaction'): Promise<OneMoment> {
  const session = await mongo.startSession({ snapshot: how === 'snapshot' });
  if (how === 'transaction') session.startTransaction({ readConcern: { level: 'snapshot' } });
  return {
    how,
    session,
    async end() {
      // Nothing was written, so nothing is lost with it.
      if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
      await session.endSession();
    },
  };
}

/** Whether the session does not see a document that is written after its first read. */
async function holds(mongo: Connection, { session }: OneMoment): Promise<boolean> {
  const probes = mongo.collection<{ _id: string }>(PROBE);
  const _id = `probe-${randomUUID()}`;
  const sees = async () =>
    (await probes.findOne({ _id }, session === undefined ? {} : { session })) !== null;
  if (await sees()) return false;
  await probes.insertOne({ _id });
  try {
    return !(await sees());
  } finally {
    await probes.deleteOne({ _id });
  }
}
