import { z } from 'zod';
import { holds } from './condition.ts';
import { fieldSchema, type ApplicationField } from './field.ts';
import { apartCategories } from './field-types.ts';
import { formFaults } from './form-faults.ts';

const MAX_FIELDS = 500;

/** Maximum members and elements of a body with a form: as many options as fit in a MiB. */
export const FORM_BODY_NODES = 100_000;

/** Sorts a form by `position`, then by place in the list, and numbers the positions from 0. */
export const formSchema = formOf(fieldSchema, MAX_FIELDS);

/** A form of at most `longest` fields, checked as a whole. */
export function formOf<Field extends z.ZodType<z.output<typeof fieldSchema>>>(
  field: Field,
  longest: number,
) {
  return z
    .array(field)
    .max(longest)
    .superRefine((fields, context) => {
      for (const { path, message } of formFaults(fields)) {
        const steps = path.split('.').filter((step) => step !== '');
        context.addIssue({ code: 'custom', path: steps, message });
      }
    })
    .transform((fields): ApplicationField[] =>
      fields
        .map((one, index) => ({ ...one, position: one.position ?? index }))
        .sort((a, b) => a.position - b.position)
        .map((one, position) => ({ ...one, position })),
    );
}

/** A field as applicants see it: without its knock-out rule (decision 0013). */
export const publishedFieldSchema = fieldSchema
  .omit({ knockout: true })
  .extend({ position: z.int() });
export type PublishedField = Omit<ApplicationField, 'knockout'>;

/** The public form: no knock-out rules, no internal questions. */
export function publishedForm(form: readonly ApplicationField[]): PublishedField[] {
  return form
    .filter(({ visibility }) => visibility === 'applicant')
    .map(({ knockout: _knockout, ...field }) => field);
}

/** Keys of the fields whose answers reject, in form order (decision 0013). */
export function knockedOutBy(
  form: readonly ApplicationField[],
  answers: Readonly<Record<string, unknown>>,
): string[] {
  return form
    .filter(({ key, knockout }) => knockout && holds(knockout, answers[key]))
    .map(({ key }) => key);
}

/** Separates EEO and demographic answers from the answers that reviewers see (decision 0013). */
export function splitAnswers<Value>(
  form: readonly ApplicationField[],
  answers: Readonly<Record<string, Value>>,
): { answers: Record<string, Value>; eeoAnswers: Record<string, Value> } {
  const apart = new Set(
    form.filter(({ category }) => apartCategories.has(category)).map(({ key }) => key),
  );
  const entries = Object.entries(answers);
  return {
    answers: Object.fromEntries(entries.filter(([key]) => !apart.has(key))),
    eeoAnswers: Object.fromEntries(entries.filter(([key]) => apart.has(key))),
  };
}

/** The default form of a posting (decision 0013). */
export const defaultForm: readonly ApplicationField[] = formSchema
  .parse([
    { key: 'name', label: 'Name', type: 'text', required: true, category: 'standard' },
    { key: 'email', label: 'E-mail', type: 'email', required: true, category: 'standard' },
    { key: 'phone', label: 'Phone', type: 'phone', category: 'standard' },
    {
      key: 'resume',
      label: 'Résumé',
      type: 'file',
      category: 'standard',
      constraints: { accept: ['.pdf', '.docx', '.doc', '.txt', '.md', '.rtf'] },
    },
    { key: 'cover_letter', label: 'Cover letter', type: 'textarea', category: 'standard' },
    { key: 'linkedin', label: 'LinkedIn', type: 'url', category: 'standard' },
  ])
  // In the stored form of a validated form, so that sending it back unchanged is a no-op.
  .map((field) => ({ ...field, knockout: null }));
