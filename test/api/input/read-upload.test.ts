import { Readable } from 'node:stream';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Busboy } from '@fastify/busboy';
import type { Request } from 'express';
import { readUpload } from '../../../api/input/read-upload.ts';

const MiB = 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;

/** A request that arrives as a socket would bring it. */
function requestOf(body: Buffer): Request {
  const chunks: Buffer[] = [];
  for (let at = 0; at < body.length; at += CHUNK_BYTES) {
    chunks.push(body.subarray(at, at + CHUNK_BYTES));
  }
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  return Object.assign(Readable.from(chunks), { headers }) as unknown as Request;
}

/** Promise: a form costs no more than its one file, however many parts there are in it. */
describe('a form of many parts', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ['fields', 'Content-Disposition: form-data; name="a"\r\n\r\n1', 'a: is not known here'],
    [
      'files',
      'Content-Disposition: form-data; name="file"; filename="a"\r\n\r\n1',
      'file: must be one file',
    ],
    ['parts without a name', '\r\n', 'file: must be one file'],
    ['boundaries', '', 'file: must be one file'],
  ])('is refused without parsing the rest: %s', async (_what, part, message) => {
    const parsed = jest.spyOn(Busboy.prototype, 'write');
    const body = Buffer.from(`--x\r\n${part}\r\n`.repeat(100_000));
    await expect(readUpload(requestOf(body), 8 * MiB)).rejects.toMatchObject({
      code: 'invalid_request',
      message,
    });
    expect(body.length).toBeGreaterThan(5 * CHUNK_BYTES);
    expect(parsed.mock.calls.length).toBeLessThanOrEqual(2);
  });
});
