import type { ApplicationField } from '../../hiring/application-form/field.ts';
import { validateAnswers } from '../../hiring/application-form/validate-answers.ts';
import type { Evidence } from './evidence.ts';

export const answerSources = ['profile', 'resume', 'model', 'user'] as const;

/** An answer of a session with its evidence (decision 0021). */
export interface SessionAnswer {
  /** As the form takes it, but for a file, which is `{ filename }`; null where the user wants it left empty. */
  value: unknown;
  source: (typeof answerSources)[number];
  evidence: Evidence[];
}

/** By field key. */
export type SessionAnswers = Record<string, SessionAnswer>;

/** A file that the rules of forms take for one: its content lies elsewhere. */
const CONTENT_ELSEWHERE = 'AA==';

/** A value as the form sees it: a file gets a content in place of the one that is stored elsewhere. */
export function formValue({ type }: Pick<ApplicationField, 'type'>, value: unknown): unknown {
  if (type !== 'file' || typeof value !== 'object' || value === null) return value;
  const files: unknown[] = Array.isArray(value) ? value : [value];
  return files.map((file) => ({ ...(file as object), content_base64: CONTENT_ELSEWHERE }));
}

/** The value as the form keeps it; undefined when the field does not take it. */
export function judgedValue(field: ApplicationField, value: unknown): unknown {
  const alone = { ...field, depends_on: null, any_of: null, required: false };
  const given = { [field.key]: formValue(field, value) };
  const { answers, problems } = validateAnswers([alone], { answers: given });
  if (problems.length > 0) return undefined;
  return field.type === 'file' ? value : answers[field.key];
}
