import { Readable } from 'node:stream';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Busboy } from '@fastify/busboy';
import fc from 'fast-check';
import type { Request } from 'express';
import { AppError } from '../../../domain/common/errors.ts';
import { readUpload } from '../../../api/input/read-upload.ts';

const MiB = 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;

/** A request as a socket delivers it. */
function requestOf(body: Buffer): Request {
  const chunks: Buffer[] = [];
  for (let at = 0; at < body.length; at += CHUNK_BYTES) {
    chunks.push(body.subarray(at, at + CHUNK_BYTES));
  }
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  return Object.assign(Readable.from(chunks), { headers }) as unknown as Request;
}

/** Promise: a form costs no more than its one file, with any number of parts. */
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
    [
      'fields without a name',
      'Content-Disposition: form-data\r\n\r\n1',
      'body: has a part without a name',
    ],
    [
      'files without a name',
      'Content-Disposition: form-data; filename="a"\r\n\r\n1',
      'body: has a part without a name',
    ],
    ['parts without a header', '\r\n', 'file: must be one file'],
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

/** Promise: no form ends the process, as an exception in a listener of the parser would. */
describe('any form', () => {
  const word = fc.constantFrom(
    ...['form-data', 'attachment', 'name', 'filename', 'filename*', 'file', 'a', 'charset', 'x'],
    ...['=', ';', '"', "'", '\\', '/', '%ff', "utf-8''%e2", 'nonsense', '\0', 'é', ' ', '*0'],
  );
  const words = fc.array(word, { maxLength: 8 }).map((all) => all.join(''));
  const name = fc.constantFrom(
    ...['Content-Disposition', 'Content-Type', 'Content-Transfer-Encoding', '', 'X'],
  );
  const header = fc
    .tuple(name, fc.constantFrom('form-data; ', 'text/plain; ', ''), words)
    .map(([left, start, right]) => `${left}: ${start}${right}`);
  const part = fc
    .tuple(fc.array(header, { maxLength: 3 }), fc.constantFrom('\r\n\r\n', '\r\n', ''), words)
    .map(([headers, gap, content]) => `--x\r\n${headers.join('\r\n')}${gap}${content}\r\n`);
  const form = fc
    .tuple(fc.array(part, { maxLength: 3 }), fc.constantFrom('--x--\r\n', '--x', ''))
    .map(([parts, end]) => parts.join('') + end);

  it('yields a file or an error', async () => {
    await fc.assert(
      fc.asyncProperty(form, async (text) => {
        const outcome = await readUpload(requestOf(Buffer.from(text)), MiB).catch(
          (error: unknown) => error,
        );
        const isFile = outcome instanceof Object && 'content_base64' in outcome;
        expect(isFile || outcome instanceof AppError).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
