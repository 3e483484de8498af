import { isUtf8 } from 'node:buffer';
import express, { type Request, type Response } from 'express';
import { AppError, invalidRequest } from '../../domain/common/errors.ts';
import { requireSoundText } from './bad-text.ts';
import { isForm, readUpload } from './read-upload.ts';

/** Decisions section 12: 1 MiB, and 8 MiB for whatever carries a résumé. */
export const DEFAULT_BODY_BYTES = 1024 * 1024;

export type BodyReader = (req: Request, res: Response) => Promise<unknown>;

/**
 * Reads a JSON body up to a size; undefined when there is none. With `upload` it may be a form with a file instead.
 * Whatever is wrong with it is a 4xx.
 */
export function createBodyReader(maxBytes: number, upload = false): BodyReader {
  const read = createUncheckedReader(maxBytes, upload);
  return async (req, res) => requireSoundText(await read(req, res));
}

/** The same where whoever reads it judges its texts. */
export function createUncheckedReader(maxBytes: number, upload = false): BodyReader {
  const parse = express.json({
    limit: maxBytes,
    strict: false,
    type: isJson,
    verify: refuseNonUtf8,
  });
  return async (req, res) => {
    if (!hasBody(req)) return undefined;
    if (lengthOf(req) > maxBytes) throw new AppError('payload_too_large');
    if (upload && isForm(req)) return readUpload(req, maxBytes);
    if (!isJson(req)) throw new AppError('unsupported_media_type');
    await new Promise<void>((resolve, reject) => {
      refuseBeyond(maxBytes, req, reject);
      parse(req, res, (error?: unknown) => {
        if (error === undefined) resolve();
        else reject(toRefusal(error));
      });
    });
    return req.body as unknown;
  };
}

function hasBody(req: Request): boolean {
  return req.headers['transfer-encoding'] !== undefined || lengthOf(req) > 0;
}

/** The length that is announced; 0 where none is. */
function lengthOf({ headers }: Request): number {
  return Number(headers['content-length'] ?? 0);
}

/** The parser refuses what is too large by itself, but not before it has come to its end. */
function refuseBeyond(maxBytes: number, req: Request, refuse: (error: Error) => void): void {
  let read = 0;
  req.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > maxBytes) refuse(new AppError('payload_too_large'));
  });
}

function isJson(req: { headers: { 'content-type'?: string | undefined } }): boolean {
  const type = (req.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return type === 'application/json' || (type.startsWith('application/') && type.endsWith('+json'));
}

/** The parser's verify hook: request, response, bytes, encoding. */
function refuseNonUtf8(...[, , bytes, encoding]: [unknown, unknown, Buffer, string]): void {
  if (encoding !== 'utf-8') throw new AppError('unsupported_media_type');
  if (!isUtf8(bytes)) throw invalidRequest('body', 'is not valid UTF-8');
}

/** The parser's own refusals in our words. */
function toRefusal(error: unknown): Error {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return new Error('The body could not be read.', { cause: error });
  const status = 'status' in error ? error.status : undefined;
  if (status === 413) return new AppError('payload_too_large', { cause: error });
  if (status === 415) return new AppError('unsupported_media_type', { cause: error });
  if (typeof status === 'number' && status < 500) {
    return invalidRequest('body', 'is not valid JSON');
  }
  return error;
}
