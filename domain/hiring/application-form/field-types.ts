/** Types of questions: the superset of those in common hiring systems (decision 0013). */
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

/** Whose question it is: EEO and demographic answers are kept apart and never reach candidate reads. */
export const fieldCategories = ['standard', 'custom', 'eeo', 'demographic', 'consent'] as const;
export type FieldCategory = (typeof fieldCategories)[number];

/** Categories whose answers are stored apart. */
export const apartCategories: ReadonlySet<FieldCategory> = new Set(['eeo', 'demographic']);

/** Kinds that are answered by choosing among options. */
export const choiceTypes: ReadonlySet<FieldType> = new Set(['single_select', 'multi_select']);

/** Fields that are members of the application itself, with the type that each must have (decision 0013). */
export const personFields = { name: 'text', email: 'email', phone: 'phone' } as const;
