import { type ApplicationField } from '../../hiring/application-form/field.ts';
import { shownFields, validateAnswers } from '../../hiring/application-form/validate-answers.ts';
import { acceptClaims, isDraftable, type ModelClaim } from './accept-claims.ts';
import type { Sources } from './evidence.ts';
import { treatmentOf } from './fact-fields.ts';
import { knownAnswers } from './known-answers.ts';
import { formValue, judgedValue, type SessionAnswers } from './session-answer.ts';

/** A question to the person (decision 0021). */
export interface SessionQuestion {
  key: string;
  label: string;
  type: ApplicationField['type'];
  options: { value: string; label: string }[];
  reason: string;
}

export interface FinishedDraft {
  answers: SessionAnswers;
  questions: SessionQuestion[];
  /** Required fields that are neither drafted nor asked, since consent must be given unprompted. */
  withheld: string[];
}

const REASONS = {
  fact: 'Only you can say this, and your profile does not.',
  open: 'Neither your profile nor your résumé says this.',
  private: '',
};

/** The public form, without internal fields. */
function asked(form: readonly ApplicationField[]): ApplicationField[] {
  return form.filter(({ visibility, type }) => visibility === 'applicant' && type !== 'info');
}

/**
 * The answers known before the model runs, by precedence: what the user said, then profile and résumé, then answers
 * of earlier turns that are still supported.
 */
export function standingAnswers(
  form: readonly ApplicationField[],
  earlier: Readonly<SessionAnswers>,
  sources: Sources,
): SessionAnswers {
  const fields = asked(form);
  const known = knownAnswers(fields, sources);
  const drafted = acceptClaims(fields, draftedBefore(earlier), sources);
  const entries = fields.flatMap((field) => {
    const before = earlier[field.key];
    const said = before?.source === 'user' ? before : undefined;
    const answer = [said, known[field.key], drafted[field.key]].find(
      (one) => one !== undefined && isTaken(field, one.value),
    );
    return answer === undefined ? [] : [[field.key, answer] as const];
  });
  return Object.fromEntries(entries);
}

/** Earlier answers of the model. They are checked again, because a changed résumé may no longer support them. */
function draftedBefore(earlier: Readonly<SessionAnswers>): ModelClaim[] {
  return Object.entries(earlier).flatMap(([key, { value, source, evidence }]) =>
    source === 'model' ? [{ key, value: plainValue(value), evidence }] : [],
  );
}

/** The value as the model proposed it, before it was converted for its field. */
function plainValue(value: unknown): ModelClaim['value'] {
  const isText = typeof value === 'object' && value !== null && 'value' in value;
  return (isText ? value.value : value) as ModelClaim['value'];
}

/** The form may have changed since. null is a field that the user wants left empty. */
function isTaken(field: ApplicationField, value: unknown): boolean {
  return value === null || judgedValue(field, value) !== undefined;
}

/** The fields that a model may draft: shown, unanswered, neither facts nor private. Required ones first. */
export function openFields(
  form: readonly ApplicationField[],
  answers: Readonly<SessionAnswers>,
): ApplicationField[] {
  const values = new Map(Object.entries(answers).map(([key, { value }]) => [key, value]));
  const open = [...shownFields(form, values)].filter(
    (field) =>
      field.visibility === 'applicant' &&
      !Object.hasOwn(answers, field.key) &&
      isDraftable(field.type) &&
      treatmentOf(field) === 'open',
  );
  return open.sort((a, b) => Number(b.required) - Number(a.required));
}

/**
 * The result of a turn: the answers that the form accepts, and questions for those it still requires. Uses the
 * validation of applications.
 */
export function finishDraft(
  form: readonly ApplicationField[],
  answers: Readonly<SessionAnswers>,
): FinishedDraft {
  const { problems } = validateAnswers(form, { answers: formAnswers(form, answers) });
  const byKey = new Map(problems.map(({ path, message }) => [keyOf(path), message]));
  const hidden = hiddenKeys(form, answers);
  const wrong = Object.keys(answers).filter(
    (key) => hidden.has(key) || isWrong(byKey.get(key), answers[key]?.value),
  );
  if (wrong.length > 0) return finishDraft(form, without(answers, wrong));
  const missing = asked(form).filter(({ key }) => byKey.has(key));
  return {
    answers: { ...answers },
    questions: missing.filter((field) => treatmentOf(field) !== 'private').map(questionOf),
    withheld: missing.filter((field) => treatmentOf(field) === 'private').map(({ key }) => key),
  };
}

/** Questions that are not asked, given the other answers. */
function hiddenKeys(
  form: readonly ApplicationField[],
  answers: Readonly<SessionAnswers>,
): Set<string> {
  const shown = shownFields(form, new Map(Object.entries(formAnswers(form, answers))));
  return new Set(form.filter((field) => !shown.has(field)).map(({ key }) => key));
}

function isWrong(problem: string | undefined, value: unknown): boolean {
  return problem !== undefined && value !== null;
}

/** A path as `validateAnswers` names it: `answers.key`; only the key for name, e-mail and phone. */
export function keyOf(path: string): string {
  return path.startsWith('answers.') ? path.slice('answers.'.length) : path;
}

/** The answers in the form in which they are submitted. */
export function formAnswers(
  form: readonly ApplicationField[],
  answers: Readonly<SessionAnswers>,
): Record<string, unknown> {
  const fields = new Map(form.map((field) => [field.key, field]));
  const entries = Object.entries(answers).flatMap(([key, { value }]) => {
    const field = fields.get(key);
    return field === undefined || value === null ? [] : [[key, formValue(field, value)] as const];
  });
  return Object.fromEntries(entries);
}

function without(answers: Readonly<SessionAnswers>, keys: readonly string[]): SessionAnswers {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !keys.includes(key)));
}

function questionOf(field: ApplicationField): SessionQuestion {
  const { key, label, type, options } = field;
  return {
    key,
    label,
    type,
    options: options.map((option) => ({ value: option.value, label: option.label })),
    reason: type === 'file' ? 'A file is needed.' : REASONS[treatmentOf(field)],
  };
}
