import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openRecording, saveRecording } from '../../../storage/market/recordings.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promises: a payload is returned unchanged, is stored compressed, and a missing one is an error. */
describe('recordings', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(async () => {
    await api.close();
  });

  it('returns every byte, and stores them compressed', async () => {
    const { stores } = api.ctx;
    const payload = Buffer.from('{"jobs":[{"title":"Kiln Hand – Hünfeld"}]}\n'.repeat(30_000));
    const id = await saveRecording(stores, 'src_1', Readable.from([payload]));
    expect((await buffer(openRecording(stores, id))).equals(payload)).toBe(true);
    const stored = await stores.mongo.collection('recordings.files').findOne({ _id: id as never });
    expect(stored?.['length']).toBeLessThan(payload.length / 5);
  });

  it('throws to the reader when there is no such payload', async () => {
    await expect(buffer(openRecording(api.ctx.stores, 'doc_gone'))).rejects.toThrow(/not found/i);
  });
});
