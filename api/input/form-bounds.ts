import { AppError, invalidRequest, type ErrorDetail } from '../../domain/common/errors.ts';

/** Bytes of the fields of a form in all, and of a form without files. */
export const MAX_FIELD_BYTES = 256 * 1024;

/** Limits of a form (decision 0026). */
export interface FormBounds {
  /** Fields and files in all. */
  parts: number;
  /** The longest value of a field in characters; null for a name that is no field of the form. */
  field: (name: string) => number | null;
  /** Whether a name is an input for files. Without it the form has none. */
  isFile?: (name: string) => boolean;
  /** Bytes of a form with files. */
  maxBytes?: number;
  /** Whether a value that is too long is cut, because the form is then sent back with it; else it is refused. */
  cuts?: boolean;
  /** The error of a form with more parts. */
  tooMany?: ErrorDetail;
}

/** A few texts, such as a button's. */
export const smallForm: FormBounds = { parts: 10, field: () => 10_000 };

export interface FormFile {
  name: string;
  filename: string;
  bytes: Buffer;
}

/** A form as it arrived. */
export interface SentForm {
  fields: [name: string, value: string][];
  files: FormFile[];
}

export function tooManyParts({ parts, tooMany }: FormBounds): AppError {
  const most = parts.toLocaleString('en');
  const { path = 'body', message = `must have at most ${most} fields and files` } = tooMany ?? {};
  return invalidRequest(path, message);
}

/** A part may have no name, though Busboy's types say otherwise. */
export function unknownPart(name: string | undefined): AppError {
  if (name === undefined) return invalidRequest('body', 'has a part without a name');
  return invalidRequest(name, 'is not known here');
}

/** The error of the field that takes the fields together beyond their bound. */
export function tooLargeWith(name: string): AppError {
  const message = 'with it the fields are larger than 256 KiB';
  return new AppError('payload_too_large', {
    message: `${name}: ${message}`,
    details: [{ path: name, message }],
  });
}
