import type { ErrorDetail } from '../common/errors.ts';
import type { Question } from './question.ts';

/** An option that a change would take away. */
export interface RemovedOption {
  key: string;
  value: string;
  path: string;
}

export interface QuestionChanges {
  /** Changes that would make stored answers meaningless. */
  faults: ErrorDetail[];
  /** Options that can be removed only if no response has chosen them. */
  removedOptions: RemovedOption[];
}

/**
 * The conflicts of a change of questions that have been answered. Labels, descriptions, order and new optional
 * questions are free. Keys, types and categories stay, and a new question may not be required of those who have
 * answered.
 */
export function questionChanges(
  before: readonly Question[],
  after: readonly Question[],
): QuestionChanges {
  const places = new Map(after.map((question, place) => [question.key, { question, place }]));
  const known = new Set(before.map(({ key }) => key));
  const changes: QuestionChanges = { faults: [], removedOptions: [] };
  for (const question of before) {
    const next = places.get(question.key);
    if (next === undefined) {
      const message = `must keep the question ${question.key}, which may have been answered`;
      changes.faults.push({ path: 'questions', message });
      continue;
    }
    changes.faults.push(...memberFaults(question, next));
    changes.removedOptions.push(...removedOptions(question, next));
  }
  for (const [key, { question, place }] of places) {
    if (known.has(key) || !question.required) continue;
    const message = 'must be optional: the survey has responses without it';
    changes.faults.push({ path: `questions.${place}.required`, message });
  }
  return changes;
}

interface Placed {
  question: Question;
  place: number;
}

function memberFaults(before: Question, { question, place }: Placed): ErrorDetail[] {
  return (['type', 'category'] as const)
    .filter((member) => question[member] !== before[member])
    .map((member) => ({
      path: `questions.${place}.${member}`,
      message: `must stay ${before[member]}: the survey has responses`,
    }));
}

function removedOptions(before: Question, { question, place }: Placed): RemovedOption[] {
  const kept = new Set(question.options.map(({ value }) => value));
  return before.options
    .filter(({ value }) => !kept.has(value))
    .map(({ value }) => ({ key: before.key, value, path: `questions.${place}.options` }));
}
