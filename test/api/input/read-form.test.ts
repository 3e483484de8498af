import { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Request } from 'express';
import type { FormBounds } from '../../../api/input/form-bounds.ts';
import { readForm } from '../../../api/input/read-form.ts';

const MiB = 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;
const URL_ENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';

/** Two texts and a file. */
const bounds: FormBounds = {
  parts: 4,
  field: (name) => ({ name: 10, letter: 400_000 })[name] ?? null,
  isFile: (name) => name === 'cv',
  maxBytes: 8 * MiB,
};

/** A request as a socket delivers it, and the chunks that were read of it. */
function requestOf(body: string, type: string) {
  const taken = { chunks: 0 };
  function* chunks() {
    const bytes = Buffer.from(body);
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      taken.chunks += 1;
      yield bytes.subarray(at, at + CHUNK_BYTES);
    }
  }
  const stream = Readable.from(chunks(), { highWaterMark: 1 });
  const headers = { 'content-type': type };
  const req = Object.assign(stream, { headers, ip: '192.0.2.1' }) as unknown as Request;
  // The rest is drained, which is not reading.
  jest.spyOn(req, 'resume').mockReturnValue(req);
  return { req, taken };
}

const part = (name: string, value: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const fileNamed = (filename: string) => `; filename="${filename}"`;

/** Promise: a form costs no more than what its page asks for (decision 0026). */
describe('a form', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const outcomeOf = (body: string, type: string, within = bounds) =>
    readForm(requestOf(body, type).req, within).catch((error: unknown) => error);

  it('yields its fields and files', async () => {
    const body = `${part('name', 'Ida\r\nLund')}${part('cv', 'sea', fileNamed('a.txt'))}--x--\r\n`;
    const file = { name: 'cv', filename: 'a.txt', bytes: Buffer.from('sea') };
    expect(await outcomeOf(body, MULTIPART)).toEqual({
      fields: new Map([['name', ['Ida\nLund']]]),
      files: [file],
      cut: new Set(),
    });
    expect(await outcomeOf('name=Ida+%C3%A9&name=b', URL_ENCODED)).toMatchObject({
      fields: new Map([['name', ['Ida é', 'b']]]),
    });
    expect(await outcomeOf('', URL_ENCODED)).toMatchObject({ fields: new Map(), files: [] });
  });

  it.each([
    [
      'parts without a header',
      { body: '--x\r\n\r\n\r\n'.repeat(800_000), type: MULTIPART, message: 'body: must have at' },
    ],
    [
      'parts',
      {
        body: part('name', 'a').repeat(100_000),
        type: MULTIPART,
        message: 'body: must have at most 4 fields and',
      },
    ],
    [
      'boundaries',
      {
        body: '--x\r\n'.repeat(800_000),
        type: MULTIPART,
        message: 'body: must have at most 4 fields and fi',
      },
    ],
    [
      'an unknown field',
      {
        body: part('who', 'a').repeat(100_000),
        type: MULTIPART,
        message: 'who: is not known here',
      },
    ],
    [
      'a file for a text',
      {
        body: part('name', 'a'.repeat(MiB), fileNamed('a')),
        type: MULTIPART,
        message: 'name: is not',
      },
    ],
    [
      'a text for a file',
      { body: part('cv', 'a'.repeat(MiB)), type: MULTIPART, message: 'cv: is not known here' },
    ],
    [
      'a long field',
      {
        body: part('letter', '<'.repeat(8_000_000)),
        type: MULTIPART,
        message: 'letter: with it the fields',
      },
    ],
    [
      'pairs',
      {
        body: 'name=a&'.repeat(30_000),
        type: URL_ENCODED,
        message: 'body: must have at most 4 fields and files',
      },
    ],
    [
      'separators',
      {
        body: '&'.repeat(200_000),
        type: URL_ENCODED,
        message: 'body: must have at most 4 fields and files',
      },
    ],
    [
      'a long pair',
      {
        body: `letter=${'<'.repeat(8_000_000)}`,
        type: URL_ENCODED,
        message: 'The request body is too larg',
      },
    ],
    [
      'an unknown pair',
      { body: 'name=a&who=b', type: URL_ENCODED, message: 'who: is not known here' },
    ],
  ])('is read up to the first excess: %s', async (_what, { body, type, message }) => {
    const parsed = jest.spyOn(Busboy.prototype, 'write');
    const { req, taken } = requestOf(body, type);
    await expect(readForm(req, bounds)).rejects.toMatchObject({
      message: expect.stringContaining(message) as unknown as string,
    });
    expect(taken.chunks).toBeLessThanOrEqual(8);
    expect(parsed.mock.calls.length).toBeLessThanOrEqual(80);
  });

  it('parses little after the first excess', async () => {
    const parsed = jest.spyOn(Busboy.prototype, 'write');
    await outcomeOf('--x\r\n\r\n\r\n'.repeat(800_000), MULTIPART);
    expect(parsed.mock.calls).toHaveLength(1);
    expect((parsed.mock.calls[0]?.[0] as Buffer).length).toBeLessThanOrEqual(4_096);
  });

  it('has at most 256 KiB without files, and for its fields', async () => {
    const noFiles = { parts: 4, field: bounds.field };
    const long = part('letter', 'a'.repeat(300_000));
    expect(await outcomeOf(long, MULTIPART, noFiles)).toMatchObject({ status: 413 });
    expect(await outcomeOf(long, MULTIPART)).toMatchObject({
      status: 413,
      details: [{ path: 'letter', message: 'with it the fields are larger than 256 KiB' }],
    });
    const cv = part('cv', 'a'.repeat(300_000), fileNamed('a.txt'));
    expect(await outcomeOf(`${cv}--x--`, MULTIPART)).toMatchObject({ files: [{ name: 'cv' }] });
  });

  it('refuses a value that is too long for its field, or cuts it to be shown again', async () => {
    expect(await outcomeOf('name=aaaaabbbbbc', URL_ENCODED)).toMatchObject({
      status: 400,
      details: [{ path: 'name', message: 'must be at most 10 characters' }],
    });
    expect(
      await outcomeOf('name=aaaaabbbbbc', URL_ENCODED, { ...bounds, cuts: true }),
    ).toMatchObject({ fields: new Map([['name', ['aaaaabbbbb']]]), cut: new Set(['name']) });
  });

  it('that ends early is a 400', async () => {
    expect(await outcomeOf(part('cv', 'sea', fileNamed('a.txt')), MULTIPART)).toMatchObject({
      status: 400,
      message: 'body: is not a complete form',
    });
  });
});
