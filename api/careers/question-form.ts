import { APPLICATION_BODY_BYTES } from '../../domain/hiring/application-wire.ts';
import { MAX_ENTRIES } from '../../domain/hiring/application-form/field.ts';
import type { PublishedField } from '../../domain/hiring/application-form/form.ts';
import type { Problem } from '../../pages/careers/form-page.tsx';
import {
  educationMembers,
  employmentMembers,
  inputName,
} from '../../pages/careers/field-parts.tsx';
import type { FormBounds } from '../input/form-bounds.ts';
import type { Form } from '../input/read-form.ts';

/** Of a question without `max_length`. */
const DEFAULT_CHARACTERS = 10_000;
/** Of inputs that a page fills in itself, such as tokens. */
const OWN_CHARACTERS = 4_000;
/** Inputs that a page has besides its questions: `submission`, `shown`, `website` and `add`. */
const OWN_INPUTS = 4;
/** As many as a browser sends of any form that people fill in. */
const MAX_PARTS = 5_000;

/** An input for a question, or what a form keeps of a chosen file. */
const QUESTION_INPUT = /^(f|kept|drop)\.([^.]+)(?:\.|$)/;
const OWN_INPUT = /^(?:submission|shown|website|add)$/;

type Parts = (field: PublishedField) => number;

const partsByType: Partial<Record<PublishedField['type'], Parts>> = {
  info: () => 0,
  multi_select: ({ options }) => options.length,
  number_range: () => 2,
  currency: () => 2,
  compensation_range: () => 4,
  education_history: () => MAX_ENTRIES * educationMembers.length,
  employment_history: () => MAX_ENTRIES * employmentMembers.length,
  // Chosen files, files that were chosen before, and whether to remove those.
  file: ({ constraints }) => 2 * (constraints?.max_files ?? 1) + 1,
};

/**
 * The limits of a form of these questions. An answer to a question that was removed while the form was open is read,
 * and ignored.
 */
export function boundsOf(questions: readonly PublishedField[]): FormBounds {
  const byKey = new Map(questions.map((question) => [question.key, question]));
  const parts = questions.reduce((sum, one) => sum + (partsByType[one.type]?.(one) ?? 1), 0);
  const hasFiles = questions.some(isFile);
  return {
    parts: Math.min(parts + OWN_INPUTS, MAX_PARTS),
    field: (name) => {
      const [, kind, key = ''] = QUESTION_INPUT.exec(name) ?? [];
      if (kind === 'f') return longestOf(byKey.get(key));
      return kind !== undefined || OWN_INPUT.test(name) ? OWN_CHARACTERS : null;
    },
    isFile: (name) => questions.some((one) => isFile(one) && inputName(one) === name),
    cuts: true,
    ...(hasFiles && { maxBytes: APPLICATION_BODY_BYTES }),
  };
}

/** The problems of answers that were too long. The form is sent back with what fits. */
export function cutProblems(questions: readonly PublishedField[], { cut }: Form): Problem[] {
  const keys = new Set([...cut].map((name) => QUESTION_INPUT.exec(name)?.[2]));
  return questions
    .filter(({ key }) => keys.has(key))
    .map((question) => ({
      key: question.key,
      message: `must be at most ${longestOf(question)} characters: the rest was cut off`,
    }));
}

function longestOf(question: PublishedField | undefined): number {
  return question?.constraints?.max_length ?? DEFAULT_CHARACTERS;
}

function isFile({ type }: PublishedField): boolean {
  return type === 'file';
}
