import type { Request } from 'express';
import { AppError, invalidRequest } from '../../domain/common/errors.ts';
import {
  MAX_FIELD_BYTES,
  tooManyParts,
  unknownPart,
  type FormBounds,
  type FormFile,
  type SentForm,
} from './form-bounds.ts';
import { readParts } from './form-parts.ts';
import { receiveBody } from './receive-body.ts';

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;
const MULTIPART = /^multipart\//i;

/** A form as a browser sends it. */
export interface Form {
  /** Values by name; a name may have several. */
  fields: Map<string, string[]>;
  files: FormFile[];
  /** Names of fields with a value that was too long and is cut. */
  cut: Set<string>;
}

export function isForm({ headers }: Request): boolean {
  return FORM.test(headers['content-type'] ?? '');
}

/** Reads a form, URL-encoded or multipart, up to the first excess. Any error is a 4xx, or 503 under load. */
export async function readForm(req: Request, bounds: FormBounds): Promise<Form> {
  const isMultipart = MULTIPART.test(req.headers['content-type'] ?? '');
  const { maxBytes = MAX_FIELD_BYTES } = bounds;
  const body = receiveBody(req, isMultipart ? maxBytes : MAX_FIELD_BYTES);
  try {
    const sent = isMultipart
      ? await readParts(body.chunks, req, bounds)
      : await readPairs(body.chunks, bounds);
    return byName(sent, bounds);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw invalidRequest('body', 'is not a complete form');
  } finally {
    body.end();
  }
}

async function readPairs(chunks: AsyncIterable<Buffer>, bounds: FormBounds): Promise<SentForm> {
  const read: Buffer[] = [];
  for await (const chunk of chunks) read.push(chunk);
  const text = Buffer.concat(read).toString();
  const { parts, field } = bounds;
  if (text.split('&', parts + 1).length > parts) throw tooManyParts(bounds);
  const fields = [...new URLSearchParams(text)];
  const unknown = fields.find(([name]) => field(name) === null);
  if (unknown !== undefined) throw unknownPart(unknown[0]);
  return { fields, files: [] };
}

/** Collects values by name. Lines end as in JSON. */
function byName({ fields: sent, files }: SentForm, { field, cuts }: FormBounds): Form {
  const form: Form = { fields: new Map(), files, cut: new Set() };
  for (const [name, text] of sent) {
    const most = field(name) ?? 0;
    const value = text.replaceAll('\r\n', '\n');
    if (value.length > most) {
      if (cuts !== true) throw invalidRequest(name, `must be at most ${most} characters`);
      form.cut.add(name);
    }
    const values = form.fields.get(name) ?? [];
    values.push(value.slice(0, most).toWellFormed());
    form.fields.set(name, values);
  }
  return form;
}

/** The first value of each name. */
export function textsOf({ fields }: Form): Record<string, string> {
  return Object.fromEntries([...fields].map(([name, [value = '']]) => [name, value]));
}
