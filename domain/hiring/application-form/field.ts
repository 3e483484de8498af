import { z } from 'zod';
import { line, paragraph } from '../../common/text/input-text.ts';
import { conditionOperators, conditionValue } from './condition.ts';
import { fieldCategories, fieldTypes } from './field-types.ts';

export const MAX_FILE_BYTES = 5 * 1024 * 1024;
export const MAX_TEXT_CHARACTERS = 100_000;
const MAX_OPTIONS = 500;
/** Of a history. */
export const MAX_ENTRIES = 50;
const MAX_FILES = 10;

/**
 * Keys become member names of stored documents, so they contain no dots or dollars and are not names of built-in
 * members.
 */
export const fieldKey = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_-]{0,99}$/u, 'must be letters, digits, _ and -, 100 at most')
  .refine((key) => !(key in {}), 'is not allowed as a key');

const option = z.strictObject({
  value: line(200),
  label: line(2_000),
  /** Whether the choice takes a text ("Other: …"). */
  free_form: z.boolean().default(false),
});

const length = z.int().min(0).max(MAX_TEXT_CHARACTERS).nullable().default(null);
const bound = z.number().nullable().default(null);

const constraints = z.strictObject({
  min_length: length,
  max_length: length,
  min: bound,
  max: bound,
  /** RE2 syntax; must match the whole text. */
  pattern: z.string().min(1).max(200).nullable().default(null),
  max_bytes: z.int().min(1).max(MAX_FILE_BYTES).nullable().default(null),
  /** Extensions (`.pdf`) or media types (`application/pdf`, `image/*`). */
  accept: z.array(line(100)).max(50).nullable().default(null),
  max_files: z.int().min(1).max(MAX_FILES).nullable().default(null),
});

const condition = { op: z.enum(conditionOperators), value: conditionValue };

/** The rule that rejects an answer. Never shown to applicants (decision 0013). */
const knockout = z.strictObject(condition).nullable();

/** One question, as employers write it, as it is stored and, except `knockout`, as it is published. */
export const fieldSchema = z.strictObject({
  key: fieldKey,
  label: line(5_000),
  description: paragraph(20_000).nullable().default(null),
  type: z.enum(fieldTypes),
  required: z.boolean().default(false),
  /** Position in the form; default is the position in the list. */
  position: z.int().min(0).max(100_000).nullable().default(null),
  section: line(500).nullable().default(null),
  category: z.enum(fieldCategories).default('custom'),
  visibility: z.enum(['applicant', 'internal']).default('applicant'),
  options: z.array(option).max(MAX_OPTIONS).default([]),
  constraints: constraints.nullable().default(null),
  /** Fields with the same group are alternatives: when one is required, any of them is enough. */
  any_of: line(100).nullable().default(null),
  /** Shown only when the answer to another field meets this condition. */
  depends_on: z
    .strictObject({ key: fieldKey, ...condition, op: condition.op.default('equals') })
    .nullable()
    .default(null),
  /** The subject of the question, as a path in an account's facts: `work_authorization.US`. */
  semantic: z
    .string()
    .regex(/^[A-Za-z_]{1,50}(\.[A-Za-z0-9_]{1,50}){0,3}$/u, 'must be a path such as a.b')
    .nullable()
    .default(null),
  knockout: knockout.exactOptional(),
});

/** A validated question as its employer reads it. Sending it back unchanged is a no-op. */
export const employerFieldSchema = fieldSchema.extend({ position: z.int(), knockout });
export type EmployerField = z.infer<typeof employerFieldSchema>;

type ParsedField = z.output<typeof fieldSchema>;

/** A validated question. */
export interface ApplicationField extends ParsedField {
  position: number;
}
