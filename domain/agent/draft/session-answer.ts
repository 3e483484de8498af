import type { ApplicationField } from '../../hiring/application-form/field.ts';
import { validateAnswers } from '../../hiring/application-form/validate-answers.ts';
import type { Evidence } from './evidence.ts';

export const answerSources = ['profile', 'resume', 'model', 'user'] as const;

/** An answer of a session with its evidence (decision 0021). */
export interface SessionAnswer {
  /**
   * The value for the form, except a file, which is `{ filename }`; null where the user wants the field left empty.
   */
  value: unknown;
  source: (typeof answerSources)[number];
  evidence: Evidence[];
}

/** By field key. */
export type SessionAnswers = Record<string, SessionAnswer>;

/** A placeholder content that passes validation. The content of the file is stored elsewhere. */
const CONTENT_ELSEWHERE = 'AA==';

/** A value as the form validates it: a file gets the placeholder content. */
export function formValue({ type }: Pick<ApplicationField, 'type'>, value: unknown): unknown {
  if (type !== 'file' || typeof value !== 'object' || value === null) return value;
  const files: unknown[] = Array.isArray(value) ? value : [value];
  return files.map((file) => ({ ...(file as object), content_base64: CONTENT_ELSEWHERE }));
}

/** The value as the form stores it; undefined when the field does not accept it. */
export function judgedValue(field: ApplicationField, value: unknown): unknown {
  const alone = { ...field, depends_on: null, any_of: null, required: false };
  const given = { [field.key]: formValue(field, value) };
  const { answers, problems } = validateAnswers([alone], { answers: given });
  if (problems.length > 0) return undefined;
  return field.type === 'file' ? value : answers[field.key];
}
