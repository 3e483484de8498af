import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Request } from 'express';
import { AppError, invalidRequest } from '../../domain/common/errors.ts';

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** The largest form of a route. */
export interface FormBounds {
  maxBytes: number;
  maxFields: number;
  maxFiles: number;
}

/** A form as a browser sends it. */
export interface Form {
  /** Values by name; a name may have several. */
  fields: Map<string, string[]>;
  files: FormFile[];
}

export interface FormFile {
  name: string;
  filename: string;
  bytes: Buffer;
}

/** A few texts, such as a button's. */
export const smallForm: FormBounds = { maxBytes: 10_000, maxFields: 10, maxFiles: 0 };

export function isForm({ headers }: Request): boolean {
  return FORM.test(headers['content-type'] ?? '');
}

/** Reads a form, URL-encoded or multipart. Any error is a 4xx. */
export async function readForm(req: Request, bounds: FormBounds): Promise<Form> {
  const { maxBytes, maxFields, maxFiles } = bounds;
  const parser = new Busboy({
    headers: { ...req.headers, 'content-type': req.headers['content-type'] ?? '' },
    limits: { fieldSize: maxBytes, headerPairs: 20, fields: maxFields, files: maxFiles },
  });
  const form: Form = { fields: new Map(), files: [] };
  collect(parser, form);
  const ended = new Promise<void>((resolve, reject) => {
    parser.on('finish', resolve);
    parser.on('error', reject);
  });
  ended.catch(() => undefined);
  try {
    let read = 0;
    for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      read += chunk.length;
      if (read > maxBytes) throw new AppError('payload_too_large');
      parser.write(chunk);
    }
    parser.end();
    await ended;
    return form;
  } catch (error) {
    req.resume();
    if (error instanceof AppError) throw error;
    throw invalidRequest('body', 'is not a complete form');
  }
}

function collect(parser: BusboyInstance, { fields, files }: Form): void {
  parser.on('field', (name: string, value: string) => {
    fields.set(name, [...(fields.get(name) ?? []), value]);
  });
  parser.on('file', (name, stream, filename) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const bytes = Buffer.concat(chunks);
      // A file input that is left empty sends a part without name and content.
      if (filename !== '' || bytes.length > 0) files.push({ name, filename, bytes });
    });
  });
}

/** The first value of each name. */
export function textsOf({ fields }: Form): Record<string, string> {
  return Object.fromEntries([...fields].map(([name, [value = '']]) => [name, value]));
}
