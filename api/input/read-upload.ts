import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { Request } from 'express';
import { AppError, invalidRequest } from '../../domain/common/errors.ts';

/** A form has one part. A second is still parsed, so that the error can name it. */
const MAX_PARTS = 2;

/** A file as a member of a JSON body. */
interface Upload {
  filename: string;
  content_base64: string;
}

export function isUpload({ headers }: Request): boolean {
  return /^multipart\/form-data\s*(?:;|$)/i.test(headers['content-type'] ?? '');
}

/** Reads a form with one part, `file`. Any error is a 4xx. */
export async function readUpload(req: Request, maxBytes: number): Promise<Upload> {
  try {
    const form = new Busboy({
      headers: { ...req.headers, 'content-type': req.headers['content-type'] ?? '' },
      limits: { fieldSize: 1_000, headerPairs: 20, parts: MAX_PARTS },
    });
    const upload = receiveFile(form);
    const refusal = new AbortController();
    upload.catch(() => refusal.abort());
    await feed(req, form, { maxBytes, refused: refusal.signal });
    return await upload;
  } catch (error) {
    // Drains the rest, so that the error reaches a caller that is still sending.
    req.resume();
    if (error instanceof AppError) throw error;
    throw invalidRequest('body', 'is not a complete form');
  }
}

/**
 * Parses until an error: a hundred thousand parts take seconds. The stream stays open, since the response is still to
 * be sent on it.
 */
async function feed(
  req: Request,
  form: BusboyInstance,
  { maxBytes, refused }: { maxBytes: number; refused: AbortSignal },
): Promise<void> {
  let read = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (refused.aborted) return;
    read += chunk.length;
    if (read > maxBytes) throw new AppError('payload_too_large');
    form.write(chunk);
  }
  form.end();
}

function receiveFile(form: BusboyInstance): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const uploads: Promise<Upload>[] = [];
    form.on('field', (name) => reject(unknownPart(name)));
    form.on('file', (name, stream, filename) => {
      if (name !== 'file') reject(unknownPart(name));
      const upload = collect(stream, filename);
      upload.catch(reject);
      uploads.push(upload);
    });
    form.on('partsLimit', () => reject(invalidRequest('file', 'must be one file')));
    form.on('error', reject);
    form.on('finish', () => {
      const [upload, ...others] = uploads;
      if (upload === undefined) reject(invalidRequest('file', 'is required'));
      else if (others.length > 0) reject(invalidRequest('file', 'must be one file'));
      else resolve(upload);
    });
  });
}

/** A part may have no name, though Busboy's types say otherwise. */
function unknownPart(name: string | undefined): AppError {
  if (name === undefined) return invalidRequest('body', 'has a part without a name');
  return invalidRequest(name, 'is not known here');
}

async function collect(stream: BusboyFileStream, filename: string): Promise<Upload> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return { filename, content_base64: Buffer.concat(chunks).toString('base64') };
}
