import { Busboy } from '@fastify/busboy';
import type { Request } from 'express';
import { AppError, invalidRequest } from '../../domain/common/errors.ts';

const MAX_BYTES = 10_000;
const MAX_FIELDS = 10;
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

export function isTextForm({ headers }: Request): boolean {
  return FORM.test(headers['content-type'] ?? '');
}

/** Reads a small form of text fields, URL-encoded or multipart. Any error is a 4xx. */
export async function readTextForm(req: Request): Promise<Record<string, string>> {
  const form = new Busboy({
    headers: { ...req.headers, 'content-type': req.headers['content-type'] ?? '' },
    limits: { fieldSize: 1_000, headerPairs: 20, fields: MAX_FIELDS, files: 0 },
  });
  const fields: [string, string][] = [];
  form.on('field', (name: string, value: string) => fields.push([name, value]));
  const ended = new Promise<void>((resolve, reject) => {
    form.on('finish', resolve);
    form.on('error', reject);
  });
  ended.catch(() => undefined);
  try {
    let read = 0;
    for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      read += chunk.length;
      if (read > MAX_BYTES) throw new AppError('payload_too_large');
      form.write(chunk);
    }
    form.end();
    await ended;
    return Object.fromEntries(fields);
  } catch (error) {
    req.resume();
    if (error instanceof AppError) throw error;
    throw invalidRequest('body', 'is not a complete form');
  }
}
