import { MIMEType } from 'node:util';
import type { Request } from 'express';
import { AppError, invalidRequest } from '../../domain/common/errors.ts';
import { clientAddress } from '../middleware/identify.ts';
import { requireSoundText } from './bad-text.ts';
import { smallForm } from './form-bounds.ts';
import { DEFAULT_BODY_NODES } from './json-nodes.ts';
import { jsonValue } from './json-value.ts';
import { isForm, readForm, textsOf } from './read-form.ts';
import { isUpload, readUpload, readUploadWith } from './read-upload.ts';
import { announcedLength, receiveBody, type IncomingBody } from './receive-body.ts';
import type { UploadFields } from '../route.ts';

/** Largest body of a route that sets no limit of its own (decision 0026). */
export const DEFAULT_BODY_BYTES = 1024 * 1024;

/** A route's declaration of its body; see `RouteDeclaration`. */
export interface BodyBounds {
  maxBodyBytes?: number;
  maxBodyNodes?: number;
  upload?: boolean | UploadFields;
  form?: boolean;
}

/** Receives a body. The returned function parses it, which costs more, so that a caller can be rejected first. */
export type BodyReader = (req: Request) => Promise<BodyParser>;
type BodyParser = () => Promise<unknown>;

/**
 * Reads a JSON body within the route's bounds; undefined when there is none. With `upload` it may be a form with a
 * file instead. Any error is a 4xx.
 */
export function createBodyReader(bounds: BodyBounds): BodyReader {
  const read = createUncheckedReader(bounds);
  return async (req) => {
    const parse = await read(req);
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
  return async (req) => {
    if (!hasBody(req)) return () => Promise.resolve(undefined);
    if (announcedLength(req) > maxBytes) throw new AppError('payload_too_large');
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
    return receiveJson(req, maxBytes, maxNodes);
  };
}

async function receiveJson(req: Request, maxBytes: number, maxNodes: number): Promise<BodyParser> {
  const body = receiveBody(req, maxBytes);
  const bytes = await collect(body);
  return async () => {
    try {
      return await jsonValue(bytes, { maxNodes, address: clientAddress(req) });
    } finally {
      body.end();
    }
  };
}

/** All bytes of a body. An error that is not ours is the sender's: a broken connection or coding. */
async function collect(body: IncomingBody): Promise<Buffer> {
  const read: Buffer[] = [];
  try {
    for await (const chunk of body.chunks) read.push(chunk);
    return Buffer.concat(read);
  } catch (error) {
    body.end();
    if (error instanceof AppError) throw error;
    throw invalidRequest('body', 'could not be read');
  }
}

function hasBody(req: Request): boolean {
  return req.headers['transfer-encoding'] !== undefined || announcedLength(req) > 0;
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

function isJson(req: { headers: { 'content-type'?: string | undefined } }): boolean {
  const type = (req.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return type === 'application/json' || (type.startsWith('application/') && type.endsWith('+json'));
}
