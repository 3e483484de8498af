import type { Request } from 'express';
import { invalidRequest } from '../../domain/common/errors.ts';
import type { FormBounds } from './form-bounds.ts';
import { readForm } from './read-form.ts';

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
