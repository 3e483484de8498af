import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { Request } from 'express';
import {
  MAX_FIELD_BYTES,
  tooLargeWith,
  tooManyParts,
  unknownPart,
  type FormBounds,
  type SentForm,
} from './form-bounds.ts';

/** The parser gets this much at a time, so that little is parsed after an error. */
const SLICE_BYTES = 4 * 1024;

/** Parses a multipart form up to the first part that is beyond the bounds. */
export async function readParts(
  chunks: AsyncIterable<Buffer>,
  { headers }: Pick<Request, 'headers'>,
  bounds: FormBounds,
): Promise<SentForm> {
  const parser = new Busboy({
    headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
    limits: { headerPairs: 20, parts: bounds.parts },
    // Each part is a stream, so that a field can be refused before all of it has arrived.
    isPartAFile: () => true,
  });
  const sent = new Promise<SentForm>((resolve, reject: Refuse) => {
    const form = collect(parser, bounds, reject);
    parser.on('finish', () => resolve(form));
  });
  sent.catch(() => undefined);
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += SLICE_BYTES) {
      const parsed = parse(parser, chunk.subarray(at, at + SLICE_BYTES));
      await Promise.race([sent, parsed]);
    }
  }
  parser.end();
  return sent;
}

function parse(parser: BusboyInstance, slice: Buffer): Promise<void> {
  return new Promise((resolve) => parser.write(slice, () => resolve()));
}

/** A part of a form. Parts may have no name and no file name, though Busboy's types say otherwise. */
interface Part {
  name: string | undefined;
  filename: string | undefined;
  type: string;
  stream: BusboyFileStream;
}

type Refuse = (error: unknown) => void;

/** Collects the parts as they arrive. */
function collect(parser: BusboyInstance, bounds: FormBounds, refuse: Refuse): SentForm {
  const form: SentForm = { fields: [], files: [] };
  const size = { ofFields: 0 };
  parser.on('partsLimit', () => refuse(tooManyParts(bounds)));
  parser.on('error', refuse);
  parser.on('file', (name: string | undefined, stream, ...[filename, , type]) => {
    const part: Part = { name, filename, type, stream };
    const isFile = isFilePart(part);
    stream.on('error', refuse);
    if (name === undefined || !isKnown(name, isFile, bounds)) {
      refuse(unknownPart(name));
      stream.resume();
    } else if (isFile) collectFile({ ...part, name }, form);
    else collectField({ ...part, name }, { form, size, refuse });
  });
  return form;
}

function isFilePart({ filename, type }: Part): boolean {
  return filename !== undefined || type === 'application/octet-stream';
}

function isKnown(name: string, isFile: boolean, { field, isFile: takesFile }: FormBounds): boolean {
  return isFile ? takesFile?.(name) === true : field(name) !== null;
}

type NamedPart = Part & { name: string };

function collectFile({ name, filename = '', stream }: NamedPart, { files }: SentForm): void {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => {
    const bytes = Buffer.concat(chunks);
    // A file input that is left empty sends a part without name and content.
    if (filename !== '' || bytes.length > 0) files.push({ name, filename, bytes });
  });
}

interface FieldTarget {
  form: SentForm;
  size: { ofFields: number };
  refuse: Refuse;
}

function collectField({ name, stream }: NamedPart, { form, size, refuse }: FieldTarget): void {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    size.ofFields += chunk.length;
    if (size.ofFields > MAX_FIELD_BYTES) refuse(tooLargeWith(name));
  });
  stream.on('end', () => form.fields.push([name, Buffer.concat(chunks).toString()]));
}
