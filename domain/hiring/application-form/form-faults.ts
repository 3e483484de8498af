import { RE2JS } from 're2js';
import type { ErrorDetail } from '../../common/errors.ts';
import type { ApplicationField } from './field.ts';
import { apartCategories, choiceTypes, personFields, type FieldType } from './field-types.ts';
import { isComparable, ruleFaults } from './rule-faults.ts';
import { scaleFaults } from './scale.ts';

/** The cost of a pattern is its length times that of the text, so both are limited. */
const MAX_PATTERN_SIZE = 300;
const MAX_PATTERNS = 20;

const BOUNDS = [
  ['min', 'max'],
  ['min_length', 'max_length'],
] as const;

type Constraints = NonNullable<ApplicationField['constraints']>;

const TEXTS: FieldType[] = ['text', 'textarea', 'rich_text', 'email', 'phone', 'url', 'hidden'];
const NUMBERS: FieldType[] = ['number', 'number_range', 'currency', 'compensation_range', 'score'];

/** The types that each constraint applies to. */
const constrainedTypes: Record<keyof Constraints, readonly FieldType[]> = {
  min_length: TEXTS,
  max_length: TEXTS,
  min: NUMBERS,
  max: NUMBERS,
  pattern: ['text'],
  max_bytes: ['file'],
  accept: ['file'],
  max_files: ['file'],
};

type Field = Omit<ApplicationField, 'position'>;

/** All problems within and between fields that are valid by themselves. */
export function formFaults(fields: readonly Field[]): ErrorDetail[] {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  return [
    ...repeatedKeys(fields),
    ...fields.flatMap((field, index) =>
      fieldFaults(field, byKey).map(({ path, message }) => ({ path: `${index}.${path}`, message })),
    ),
    ...tooManyPatterns(fields),
  ];
}

function repeatedKeys(fields: readonly Field[]): ErrorDetail[] {
  const seen = new Set<string>();
  return fields.flatMap(({ key }, index) => {
    const repeated = seen.has(key);
    seen.add(key);
    return repeated ? [{ path: `${index}.key`, message: 'is also the key of another field' }] : [];
  });
}

function tooManyPatterns(fields: readonly Field[]): ErrorDetail[] {
  const count = fields.filter(({ constraints }) => typeof constraints?.pattern === 'string').length;
  if (count <= MAX_PATTERNS) return [];
  return [{ path: '', message: `must not have more than ${MAX_PATTERNS} patterns` }];
}

function fieldFaults(field: Field, byKey: ReadonlyMap<string, Field>): ErrorDetail[] {
  return [
    ...kindFaults(field),
    ...unanswerableFaults(field),
    ...optionFaults(field),
    ...constraintFaults(field),
    ...scaleFaults(field),
    ...patternFaults(field),
    ...(field.knockout ? ruleFaults('knockout', field.knockout, field) : []),
    ...dependencyFaults(field, byKey),
    ...apartFaults(field, byKey),
  ];
}

/**
 * Problems that would reveal an EEO or demographic answer to reviewers: a knock-out rule, a file, or a dependent
 * question (decision 0013). Such a field cannot be name, e-mail or phone either.
 */
function apartFaults(
  { key, type, category, knockout, depends_on: dependsOn }: Field,
  byKey: ReadonlyMap<string, Field>,
): ErrorDetail[] {
  if (apartCategories.has(category)) {
    const message = `does not go with the category ${category}`;
    return [
      ...(Object.hasOwn(personFields, key)
        ? [{ path: 'category', message: `does not go with the field ${key}` }]
        : []),
      ...(type === 'file' ? [{ path: 'type', message }] : []),
      ...(knockout ? [{ path: 'knockout', message }] : []),
    ];
  }
  const asked = dependsOn === null ? undefined : byKey.get(dependsOn.key);
  if (asked === undefined || !apartCategories.has(asked.category)) return [];
  const message = `must not be a field of the category ${asked.category}`;
  return [{ path: 'depends_on.key', message }];
}

function kindFaults({ key, type }: Field): ErrorDetail[] {
  const person = new Map<string, FieldType>(Object.entries(personFields));
  const wanted = person.get(key);
  if (wanted === undefined || wanted === type) return [];
  return [{ path: 'type', message: `must be ${wanted} for the field ${key}` }];
}

/** Questions that no answer can satisfy. Nobody could apply for the role. */
function unanswerableFaults({ type, required, constraints }: Field): ErrorDetail[] {
  const crossed = BOUNDS.flatMap(([low, high]) => {
    const [from, to] = [constraints?.[low] ?? -Infinity, constraints?.[high] ?? Infinity];
    const message = `must not be above ${high}`;
    return from > to ? [{ path: `constraints.${low}`, message }] : [];
  });
  const message = 'does not go with the type info, which takes no answer';
  const unasked = type === 'info' && required ? [{ path: 'required', message }] : [];
  return [...unasked, ...crossed];
}

function optionFaults({ type, options }: Field): ErrorDetail[] {
  if (choiceTypes.has(type) !== options.length > 0) {
    const message = choiceTypes.has(type)
      ? 'must not be empty for a choice'
      : `must be empty for the type ${type}`;
    return [{ path: 'options', message }];
  }
  const values = options.map(({ value }) => value);
  return values.flatMap((value, index) =>
    values.indexOf(value) === index
      ? []
      : [{ path: `options.${index}.value`, message: 'is also the value of another option' }],
  );
}

/** Constraints that do not apply to the field's type. */
function constraintFaults({ type, constraints }: Field): ErrorDetail[] {
  return Object.entries(constraints ?? {}).flatMap(([member, value]) => {
    const path = `constraints.${member}`;
    const goes = constrainedTypes[member as keyof Constraints].includes(type);
    return value === null || goes ? [] : [{ path, message: `does not go with the type ${type}` }];
  });
}

function patternFaults({ type, constraints }: Field): ErrorDetail[] {
  const pattern = constraints?.pattern ?? null;
  if (pattern === null || type !== 'text') return [];
  const path = 'constraints.pattern';
  try {
    const size = RE2JS.compile(pattern).programSize();
    return size <= MAX_PATTERN_SIZE ? [] : [{ path, message: 'is too large' }];
  } catch {
    return [{ path, message: 'is not a pattern in the syntax of RE2' }];
  }
}

function dependencyFaults(
  { key, depends_on }: Field,
  byKey: ReadonlyMap<string, Field>,
): ErrorDetail[] {
  if (depends_on === null) return [];
  const asked = byKey.get(depends_on.key);
  if (asked === undefined || asked.visibility === 'internal' || !isComparable(asked.type)) {
    return [{ path: 'depends_on.key', message: 'must be another field that can be compared' }];
  }
  if (dependsOnItself(key, byKey)) {
    return [{ path: 'depends_on.key', message: 'must not depend on the field itself' }];
  }
  return ruleFaults('depends_on', depends_on, asked);
}

function dependsOnItself(key: string, byKey: ReadonlyMap<string, Field>): boolean {
  const passed = new Set<string>();
  let next = byKey.get(key)?.depends_on?.key;
  while (next !== undefined && !passed.has(next)) {
    if (next === key) return true;
    passed.add(next);
    next = byKey.get(next)?.depends_on?.key;
  }
  return false;
}
