import { isUtf8 } from 'node:buffer';
import { MIMEType } from 'node:util';
import express, { type Request, type Response } from 'express';
import { AppError, invalidRequest } from '../../domain/common/errors.ts';
import { requireSoundText } from './bad-text.ts';
import { smallForm } from './form-bounds.ts';
import { DEFAULT_BODY_NODES, sizeFault } from './json-nodes.ts';
import { largeBodyTurn } from './large-body-turn.ts';
import { isForm, readForm, textsOf } from './read-form.ts';
import { isUpload, readUpload, readUploadWith } from './read-upload.ts';
import type { UploadFields } from '../route.ts';

/** Largest body of a route that sets no limit of its own (decision 0026). */
export const DEFAULT_BODY_BYTES = 1024 * 1024;

const BYTE_ORDER_MARK = '\uFEFF';

/** A route's declaration of its body; see `RouteDeclaration`. */
export interface BodyBounds {
  maxBodyBytes?: number;
  maxBodyNodes?: number;
  upload?: boolean | UploadFields;
  form?: boolean;
}

/** Receives a body. The returned function parses it, which costs more, so that a caller can be rejected first. */
export type BodyReader = (req: Request, res: Response) => Promise<BodyParser>;
type BodyParser = () => Promise<unknown>;

/**
 * Reads a JSON body within the route's bounds; undefined when there is none. With `upload` it may be a form with a
 * file instead. Any error is a 4xx.
 */
export function createBodyReader(bounds: BodyBounds): BodyReader {
  const read = createUncheckedReader(bounds);
  return async (req, res) => {
    const parse = await read(req, res);
    return async () => requireSoundText(await parse());
  };
}

/** The same without checking its texts; the caller does that. */
export function createUncheckedReader({
  maxBodyBytes: maxBytes = DEFAULT_BODY_BYTES,
  maxBodyNodes: maxNodes = DEFAULT_BODY_NODES,
  upload = false,
  form = false,
}: BodyBounds): BodyReader {
  const receive = express.raw({ limit: maxBytes, type: isJson });
  return async (req, res) => {
    if (!hasBody(req)) return () => Promise.resolve(undefined);
    if (lengthOf(req) > maxBytes) throw new AppError('payload_too_large');
    if (upload !== false && isUpload(req)) {
      const sent = await (upload === true
        ? readUpload(req, maxBytes)
        : readUploadWith(req, upload, maxBytes));
      return () => Promise.resolve(sent);
    }
    if (form && isForm(req)) {
      const fields = textsOf(await readForm(req, smallForm));
      return () => Promise.resolve(fields);
    }
    if (!isJson(req) || !isUtf8Charset(req)) throw new AppError('unsupported_media_type');
    await new Promise<void>((resolve, reject) => {
      refuseBeyond(maxBytes, req, reject);
      receive(req, res, (error?: unknown) => {
        if (error === undefined) resolve();
        else reject(toRefusal(error));
      });
    });
    const bytes = req.body as Buffer;
    return async () => {
      await largeBodyTurn(bytes.length);
      return parseJson(bytes, maxNodes);
    };
  };
}

function parseJson(bytes: Buffer, maxNodes: number): unknown {
  if (!isUtf8(bytes)) throw invalidRequest('body', 'is not valid UTF-8');
  const fault = sizeFault(bytes, maxNodes);
  if (fault !== null) throw invalidRequest(fault.path, fault.message);
  const text = bytes.toString();
  try {
    return JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text) as unknown;
  } catch {
    throw invalidRequest('body', 'is not valid JSON');
  }
}

function hasBody(req: Request): boolean {
  return req.headers['transfer-encoding'] !== undefined || lengthOf(req) > 0;
}

/** The announced length; 0 without one. */
function lengthOf({ headers }: Request): number {
  return Number(headers['content-length'] ?? 0);
}

/** True without a charset too: JSON is UTF-8 (RFC 8259, section 8.1). */
function isUtf8Charset({ headers }: Request): boolean {
  const type = headers['content-type'] ?? '';
  if (!type.includes(';')) return true;
  try {
    return (new MIMEType(type).params.get('charset') ?? 'utf-8').toLowerCase() === 'utf-8';
  } catch {
    return false;
  }
}

/** `express.raw` rejects a body that is too large only after receiving all of it. */
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

/** Maps the errors of `express.raw` to ours. */
function toRefusal(error: unknown): Error {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return new Error('The body could not be read.', { cause: error });
  const status = 'status' in error ? error.status : undefined;
  if (status === 413) return new AppError('payload_too_large', { cause: error });
  if (status === 415) return new AppError('unsupported_media_type', { cause: error });
  if (typeof status === 'number' && status < 500) {
    return invalidRequest('body', 'could not be read');
  }
  return error;
}
