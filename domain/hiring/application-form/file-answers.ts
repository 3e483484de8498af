import { MAX_FILE_BYTES, type ApplicationField } from './field.ts';
import { fault, type Judge, type Verdict } from './verdict.ts';

const NAME_CHARACTERS = 255;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** A file in an answer, not decoded. */
export interface GivenFile {
  filename: string;
  content_base64: string;
}

/** A present file as an answer contains it. */
export function givenFile(filename: string, content: Buffer): GivenFile {
  return { filename, content_base64: content.toString('base64') };
}

/** The decoded length of a base64 text; null when it is not base64. */
function byteLength(base64: string): number | null {
  if (base64.length % 4 !== 0 || !BASE64.test(base64)) return null;
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return (base64.length / 4) * 3 - padding;
}

function oneFile(answer: unknown, { constraints }: ApplicationField): Verdict {
  if (!isGivenFile(answer)) return fault('must be { filename, content_base64 }');
  const { filename, content_base64 } = answer;
  if (!isFileName(filename)) return fault('must have a file name of 1 to 255 characters');
  const bytes = byteLength(content_base64);
  if (bytes === null) return fault('must have its content in base64');
  if (bytes === 0) return fault('must not be an empty file');
  const most = constraints?.max_bytes ?? MAX_FILE_BYTES;
  if (bytes > most) return fault(`must be at most ${most} bytes`);
  return { value: { filename, content_base64 } };
}

function isGivenFile(answer: unknown): answer is GivenFile {
  if (typeof answer !== 'object' || answer === null || Object.keys(answer).length !== 2) {
    return false;
  }
  const { filename, content_base64 } = answer as Partial<Record<keyof GivenFile, unknown>>;
  return typeof filename === 'string' && typeof content_base64 === 'string';
}

function isFileName(name: string): boolean {
  const length = name.trim().length;
  return length > 0 && name.length <= NAME_CHARACTERS && name.isWellFormed();
}

/** One file, or a list where the field takes several. The stored value is always a list. */
const file: Judge = (answer, field) => {
  const files: unknown[] = Array.isArray(answer) ? answer : [answer];
  const most = field.constraints?.max_files ?? 1;
  if (files.length > most) return fault(`must be at most ${most} file${most === 1 ? '' : 's'}`);
  const verdicts = files.map((one) => oneFile(one, field));
  const wrong = verdicts.find((verdict) => 'fault' in verdict);
  if (wrong !== undefined) return wrong;
  return { value: verdicts.flatMap((verdict) => ('value' in verdict ? [verdict.value] : [])) };
};

export const fileJudges = { file } satisfies Record<string, Judge>;
