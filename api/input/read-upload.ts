import type { Request } from 'express';
import type { UploadFields } from '../route.ts';
import { invalidRequest } from '../../domain/common/errors.ts';
import { MAX_FIELD_BYTES, type FormBounds } from './form-bounds.ts';
import { readForm, textsOf } from './read-form.ts';

/** A form with one part, `file`. */
const oneFile: FormBounds = {
  parts: 1,
  field: () => null,
  isFile: (name) => name === 'file',
  tooMany: { path: 'file', message: 'must be one file' },
};

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
  const { files } = await readForm(req, { ...oneFile, maxBytes });
  const [file] = files;
  if (file === undefined) throw invalidRequest('file', 'is required');
  return { filename: file.filename, content_base64: file.bytes.toString('base64') };
}

/** Reads a form with fields and at most one file. A field that is no JSON stays text, which its schema refuses. */
export async function readUploadWith(
  req: Request,
  { text, json }: UploadFields,
  maxBytes: number,
): Promise<Record<string, unknown>> {
  const names = [...text, ...json];
  const form = await readForm(req, {
    parts: names.length + 1,
    field: (name) => (names.includes(name) ? MAX_FIELD_BYTES : null),
    isFile: (name) => name === 'file',
    maxBytes,
  });
  const [file] = form.files;
  const fields = Object.entries(textsOf(form)).map(([name, value]) => [
    name,
    json.includes(name) ? jsonOf(value) : value,
  ]);
  return {
    ...(Object.fromEntries(fields) as Record<string, unknown>),
    ...(file !== undefined && {
      file: { filename: file.filename, content_base64: file.bytes.toString('base64') },
    }),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
