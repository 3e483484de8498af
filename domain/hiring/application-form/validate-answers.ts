import { AppError, type ErrorDetail } from '../../common/errors.ts';
import { compositeJudges } from './composite-answers.ts';
import { holds } from './condition.ts';
import { MAX_TEXT_CHARACTERS, type ApplicationField } from './field.ts';
import { personFields, type FieldType } from './field-types.ts';
import { defaultForm } from './form.ts';
import { fault, valueJudges, type Judge } from './value-answers.ts';

/** Answers as sent, not validated. */
export interface GivenAnswers {
  name?: unknown;
  email?: unknown;
  phone?: unknown;
  /** By field key. `name`, `email` and `phone` may be here too. */
  answers?: Readonly<Record<string, unknown>>;
}

export interface JudgedAnswers {
  /** By field key, cleaned; only answered fields. */
  answers: Record<string, unknown>;
  /** All problems in form order, unknown keys last. */
  problems: ErrorDetail[];
}

const judges: Record<FieldType, Judge> = {
  ...valueJudges,
  ...compositeJudges,
  info: () => fault('takes no answer'),
};

/**
 * Validates an application against its form: types and values, missing and unknown answers. Answers to questions that
 * were not shown are dropped. Reports all problems at once and never throws. `onFile` values of a person, by field key,
 * replace omitted answers where the form accepts them.
 */
export function validateAnswers(
  form: readonly ApplicationField[],
  given: GivenAnswers,
  onFile: Readonly<Record<string, unknown>> = {},
): JudgedAnswers {
  const fields = askedFields(form);
  // Name and e-mail are filled in even if the form does not ask for them. The phone number is not.
  const takers = fields.filter((field) => field.key !== 'phone' || form.includes(field));
  return judgeFields(fields, given, {
    standIns: standIns(takers, given, onFile),
    pathOf: (key) => (isPersonField(key) ? key : answerPath(key)),
  });
}

interface JudgeOptions {
  /** Answers on file, used where none was given. */
  standIns: readonly [string, unknown][];
  /** Where a missing answer should have been. */
  pathOf: (key: string) => string;
}

const answerPath = (key: string): string => `answers.${key}`;

/** Judges answers to exactly these fields, as `validateAnswers` does, without a person behind them. */
export function judgeFields(
  fields: readonly ApplicationField[],
  given: GivenAnswers,
  options: JudgeOptions = { standIns: [], pathOf: answerPath },
): JudgedAnswers {
  const sent = collect(given);
  const judged = judgeAll(fields, sent);
  for (const [key, value] of options.standIns) judged.answers.set(key, value);
  const shown = shownFields(fields, judged.answers);
  const kept = fields.filter((field) => shown.has(field) && judged.answers.has(field.key));
  return {
    answers: Object.fromEntries(kept.map(({ key }) => [key, judged.answers.get(key)])),
    problems: [
      ...fields.flatMap((field) =>
        problemsOf(field, { sent, judged, shown, pathOf: options.pathOf }),
      ),
      ...unknownKeys(fields, given),
    ],
  };
}

/** The fields that applicants are asked. Name, e-mail and phone are always accepted (decision 0013). */
function askedFields(form: readonly ApplicationField[]): ApplicationField[] {
  const asked = form.filter(({ visibility }) => visibility === 'applicant');
  const known = new Set(asked.map(({ key }) => key));
  const unasked = defaultForm.filter(({ key }) => isPersonField(key) && !known.has(key));
  return [...asked, ...unasked.map((field) => ({ ...field, required: false }))];
}

function isPersonField(key: string): boolean {
  return Object.hasOwn(personFields, key);
}

interface Sent {
  path: string;
  answer: unknown;
}

/** Answers by key. A map, because the keys come from the request. */
function collect({ answers = {}, ...person }: GivenAnswers): Map<string, Sent[]> {
  const sent = new Map<string, Sent[]>();
  const add = (key: string, one: Sent) => {
    if (isEmpty(one.answer)) return;
    sent.set(key, [...(sent.get(key) ?? []), one]);
  };
  for (const [key, answer] of Object.entries(person)) add(key, { path: key, answer });
  for (const [key, answer] of Object.entries(answers)) {
    add(key, { path: answerPath(key), answer });
  }
  return sent;
}

/** Values that count as no answer. A browser form also sends its empty inputs. */
export function isEmpty(answer: unknown): boolean {
  if (typeof answer === 'string') return answer.trim() === '';
  if (typeof answer !== 'object') return answer === undefined;
  return answer === null || (Array.isArray(answer) ? answer.length === 0 : isEmptyRichText(answer));
}

function isEmptyRichText(answer: object): boolean {
  if (!('type' in answer) || !('value' in answer)) return false;
  return typeof answer.value === 'string' && answer.value.trim() === '';
}

interface Judged {
  answers: Map<string, unknown>;
  faults: Map<string, ErrorDetail>;
}

function judgeAll(asked: readonly ApplicationField[], sent: Map<string, Sent[]>): Judged {
  const judged: Judged = { answers: new Map(), faults: new Map() };
  let htmlCharacters = 0;
  for (const field of asked) {
    const [first, second] = sent.get(field.key) ?? [];
    if (first === undefined) continue;
    const html = htmlLength(first.answer);
    htmlCharacters += html;
    const verdict =
      second !== undefined && second.answer !== first.answer
        ? fault('is given twice, each time differently')
        : html > 0 && htmlCharacters > MAX_TEXT_CHARACTERS
          ? fault(`must be at most ${MAX_TEXT_CHARACTERS} characters with all other HTML`)
          : judges[field.type](first.answer, field);
    if ('value' in verdict) judged.answers.set(field.key, verdict.value);
    else judged.faults.set(field.key, { path: first.path, message: verdict.fault });
  }
  return judged;
}

/** The length of an answer in HTML. Sanitising it takes longest of all checks. */
function htmlLength(answer: unknown): number {
  const { type, value } = answer as { type?: unknown; value?: unknown };
  return type === 'html' && typeof value === 'string' ? value.length : 0;
}

/** Whether a field was omitted, instead of explicitly left empty. */
export function isLeftOut(key: string, given: GivenAnswers): boolean {
  if (Object.hasOwn(given.answers ?? {}, key)) return false;
  return !isPersonField(key) || (given[key as keyof typeof personFields] ?? null) === null;
}

function standIns(
  fields: readonly ApplicationField[],
  given: GivenAnswers,
  onFile: Readonly<Record<string, unknown>>,
): [string, unknown][] {
  const wanted = fields.filter(({ key }) => Object.hasOwn(onFile, key) && isLeftOut(key, given));
  return wanted.flatMap((field): [string, unknown][] => {
    const value = onFile[field.key];
    const verdict = isEmpty(value) ? fault('is not there') : judges[field.type](value, field);
    return 'value' in verdict ? [[field.key, verdict.value]] : [];
  });
}

/** The fields shown for these answers, given their conditions. */
export function shownFields(
  fields: readonly ApplicationField[],
  answers: ReadonlyMap<string, unknown>,
): Set<ApplicationField> {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const isShown = ({ depends_on }: ApplicationField): boolean => {
    if (depends_on === null) return true;
    const asked = byKey.get(depends_on.key);
    return asked !== undefined && isShown(asked) && holds(depends_on, answers.get(asked.key));
  };
  return new Set(fields.filter(isShown));
}

interface Findings {
  sent: ReadonlyMap<string, Sent[]>;
  judged: Judged;
  shown: ReadonlySet<ApplicationField>;
  pathOf: JudgeOptions['pathOf'];
}

function problemsOf(field: ApplicationField, findings: Findings): ErrorDetail[] {
  const { sent, judged, shown } = findings;
  const [given] = sent.get(field.key) ?? [];
  if (!shown.has(field)) return [];
  const fault = judged.faults.get(field.key);
  if (fault !== undefined) return [fault];
  const isAnswered = given !== undefined || judged.answers.has(field.key);
  return isAnswered ? [] : missing(field, findings);
}

/** A missing required answer. For a group of alternatives it is reported for the first one. */
function missing(
  field: ApplicationField,
  { sent, judged, shown, pathOf }: Findings,
): ErrorDetail[] {
  const path = pathOf(field.key);
  if (field.any_of === null) return field.required ? [{ path, message: 'is required' }] : [];
  const group = [...shown].filter(({ any_of }) => any_of === field.any_of);
  const isWanted = group.some(({ required }) => required);
  const isMet = group.some(({ key }) => sent.has(key) || judged.answers.has(key));
  if (!isWanted || isMet || group[0] !== field) return [];
  const others = group.slice(1).map(({ key }) => key);
  return [{ path, message: ['is required', ...others].join(', or instead ') }];
}

function unknownKeys(fields: readonly ApplicationField[], { answers = {} }: GivenAnswers) {
  const known = new Set(fields.map(({ key }) => key));
  const unknown = Object.keys(answers).filter((key) => !known.has(key));
  return unknown.map((key) => ({
    path: answerPath(key),
    message: 'is not a field of this form',
  }));
}

/** The 400 with all problems of an application (decision 0013). */
export function invalidApplication(details: ErrorDetail[]): AppError {
  const [first] = details;
  const more = details.length > 1 ? `; ${details.length - 1} more` : '';
  const message = `${first?.path}: ${first?.message}${more}`;
  return new AppError('invalid_application', { message, details });
}
