import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MockActivityEnvironment, type TestWorkflowEnvironment } from '@temporalio/testing';
import { createSweepRecordings } from '../../../activities/market/sweep-recordings.ts';
import { formatId } from '../../../domain/common/ids.ts';
import { startIngestion } from '../../../services/market/start-ingestion.ts';
import { newId } from '../../../storage/new-id.ts';
import { saveRecording } from '../../../storage/market/recordings.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';
import { startTimeSkipping } from '../../support/workflow-env.ts';

const DAY_MS = 24 * 60 * 60_000;
/** More than one GridFS chunk, also compressed. */
const PAYLOAD = randomBytes(300_000);

interface Piece {
  files_id: string;
}

/** Promise: payloads left by a killed import are removed, and payloads that a read may use are not. */
describe('the sweep of recordings', () => {
  let environment: TestWorkflowEnvironment;
  let api: TestApi;
  beforeAll(async () => {
    environment = await startTimeSkipping();
    api = await startApi({ settings: { TEMPORAL_ADDRESS: environment.address } });
  });
  afterAll(async () => {
    await api.close();
    await environment.teardown();
  });

  const sweep = () => new MockActivityEnvironment().run(createSweepRecordings(api.ctx));
  const files = () => api.ctx.stores.mongo.collection<{ _id: string }>('recordings.files');
  const chunks = () => api.ctx.stores.mongo.collection<Piece>('recordings.chunks');
  const save = (sourceId = newId('source')) =>
    saveRecording(api.ctx.stores, sourceId, Readable.from([PAYLOAD]));

  /** Makes the payload this much older. */
  async function ago(id: string, ms: number): Promise<string> {
    const old = formatId('file', Date.now() - ms, Uint8Array.from(Buffer.from(id)));
    const file = await files().findOneAndDelete({ _id: id });
    if (file) await files().insertOne({ ...file, _id: old });
    await chunks().updateMany({ files_id: id }, { $set: { files_id: old } });
    return old;
  }

  /** Its stored parts: the file record and its chunks. */
  const storedOf = async (id: string) => [
    await files().countDocuments({ _id: id }),
    await chunks().countDocuments({ files_id: id }),
  ];

  it('removes payloads and chunks after a day', async () => {
    const forgotten = await ago(await save(), DAY_MS + 60_000);
    const brokenOff = await save();
    await files().deleteOne({ _id: brokenOff });
    const fragment = await ago(brokenOff, DAY_MS + 60_000);
    expect(await sweep()).toBe(2);
    expect(await storedOf(forgotten)).toEqual([0, 0]);
    expect(await storedOf(fragment)).toEqual([0, 0]);
    expect(await sweep()).toBe(0);
  });

  it('keeps younger payloads and running uploads', async () => {
    const young = await ago(await save(), DAY_MS - 60_000);
    const goingOn = await save();
    await files().deleteOne({ _id: goingOn });
    expect(await sweep()).toBe(0);
    expect(await storedOf(young)).toEqual([1, 2]);
    expect(await storedOf(goingOn)).toEqual([0, 2]);
  });

  it('keeps payloads of a running read of their source', async () => {
    const sourceId = newId('source');
    const recordingId = await ago(await save(sourceId), 3 * DAY_MS);
    const read = await startIngestion(api.ctx, { sourceId, recordingId });
    expect(await sweep()).toBe(0);
    expect(await storedOf(recordingId)).toEqual([1, 2]);
    await read.terminate();
    expect(await sweep()).toBe(1);
    expect(await storedOf(recordingId)).toEqual([0, 0]);
  });
});
