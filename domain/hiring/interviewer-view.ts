import type { ApplicationField } from './application-form/field.ts';
import type { FieldType } from './application-form/field-types.ts';
import type { Application, Candidate } from './candidate.ts';
import type { PostingRow } from './posting-row.ts';

/** The roles that a member interviews a candidate for, by the candidate's id. */
export type InterviewedJobs = ReadonlyMap<string, ReadonlySet<string>>;

/** The fields of the form of a role. */
export type FormOf = (jobId: string) => readonly ApplicationField[];

/** The ids of all roles that a member interviews for. */
export function jobIdsOf(interviewed: InterviewedJobs): string[] {
  return [...new Set([...interviewed.values()].flatMap((ids) => [...ids]))];
}

/** The candidate with the applications that a member interviews for; null for a candidate of others. */
export function withInterviewedJobs(
  candidate: Candidate,
  interviewed: InterviewedJobs,
): Candidate | null {
  const jobs = interviewed.get(candidate.id);
  if (jobs === undefined) return null;
  return {
    ...candidate,
    applications: candidate.applications.filter((one) => jobs.has(one.jobId)),
  };
}

/**
 * A candidate without pay, private notes and the reasons of moves, for members with the role interviewer
 * (decision 0051).
 */
export function withoutConfidential(candidate: Candidate, formOf: FormOf): Candidate {
  return {
    ...candidate,
    applications: candidate.applications.map((one) => withoutPay(one, formOf(one.jobId))),
    notes: candidate.notes.filter((note) => note.private !== true),
  };
}

function withoutPay(application: Application, form: readonly ApplicationField[]): Application {
  const fields = new Map(form.map((field) => [field.key, field]));
  const isShown = (key: string) => {
    const field = fields.get(key);
    return !isAboutPay(key) && (field === undefined || !isPayField(field));
  };
  return {
    ...application,
    answers: Object.fromEntries(
      Object.entries(application.answers).filter(([key, value]) => isShown(key) && !isMoney(value)),
    ),
    knockedOutBy: (application.knockedOutBy ?? []).filter(
      ({ key, label }) => isShown(key) && !isAboutPay(label),
    ),
    history: application.history.map(({ offerId: _offer, ...visit }) => ({
      ...visit,
      reason: null,
    })),
  };
}

const payTypes: ReadonlySet<FieldType> = new Set(['currency', 'compensation_range']);

/** Whether a field of a form asks for pay. */
export function isPayField({ key, label, type }: Pick<ApplicationField, 'key' | 'label' | 'type'>) {
  return payTypes.has(type) || isAboutPay(key) || isAboutPay(label);
}

/** Money, also of a question that the form no longer has. */
function isMoney(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'currency' in value;
}

const PAY_WORDS =
  /salar|compensation|remunerat|\bpay\b|\bpaid\b|\bwages?\b|hourly rate|day rate|\bctc\b|gehalt|lohn|vergütung|verguetung|salaire|rémunération|remuneration|salario|sueldo|stipendi|retribuzione|loon\b|salaris|wynagrodzen|\blön|\bløn|palkka/iu;

function isAboutPay(text: string): boolean {
  return PAY_WORDS.test(text.replaceAll(/[_-]/g, ' '));
}

/** A role without pay and counts of other candidates. */
export function shownToInterviewer(row: PostingRow): PostingRow {
  const fields = row.application_fields.filter((field) => !isPayField(field));
  return { ...row, salary: null, application_fields: fields, counts_by_stage: {} };
}
