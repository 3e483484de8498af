/** Types of questions, including those of common hiring systems (decision 0013). */
export const fieldTypes = [
  'text',
  'textarea',
  'rich_text',
  'email',
  'phone',
  'url',
  'number',
  'number_range',
  'currency',
  'compensation_range',
  'date',
  'boolean',
  'score',
  'single_select',
  'multi_select',
  'file',
  'location',
  'education_history',
  'employment_history',
  'consent',
  'hidden',
  'info',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/**
 * The category of a question. EEO and demographic answers are stored separately and never part of candidate reads.
 */
export const fieldCategories = ['standard', 'custom', 'eeo', 'demographic', 'consent'] as const;
export type FieldCategory = (typeof fieldCategories)[number];

/** Categories with separately stored answers. */
export const apartCategories: ReadonlySet<FieldCategory> = new Set(['eeo', 'demographic']);

/** Types that are answered by choosing options. */
export const choiceTypes: ReadonlySet<FieldType> = new Set(['single_select', 'multi_select']);

/** Key of the file field for the applicant's résumé. */
export const RESUME_KEY = 'resume';

/** Fields that are members of the application itself, with their required types (decision 0013). */
export const personFields = { name: 'text', email: 'email', phone: 'phone' } as const;
