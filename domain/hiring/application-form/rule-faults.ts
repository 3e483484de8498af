import type { ErrorDetail } from '../../common/errors.ts';
import {
  conditionFault,
  isDate,
  isOrder,
  orderOf,
  type Condition,
  type Scalar,
} from './condition.ts';
import type { ApplicationField } from './field.ts';
import type { FieldType } from './field-types.ts';
import { scaleOf } from './scale.ts';

type Asked = Pick<ApplicationField, 'type' | 'options' | 'constraints'>;

/** The comparison type of each kind's answers; null for kinds without a comparable value. */
const comparedAs = {
  text: 'text',
  textarea: 'text',
  hidden: 'text',
  email: 'address',
  phone: 'address',
  url: 'address',
  number: 'number',
  number_range: 'number',
  currency: 'number',
  compensation_range: 'number',
  score: 'score',
  date: 'date',
  boolean: 'boolean',
  consent: 'boolean',
  single_select: 'choice',
  multi_select: 'choice',
  rich_text: null,
  file: null,
  location: null,
  education_history: null,
  employment_history: null,
  info: null,
} as const satisfies Record<FieldType, string | null>;

type Kind = NonNullable<(typeof comparedAs)[FieldType]>;

const mustBe: Record<Kind, string> = {
  text: 'must be a text',
  address: 'must be a text',
  number: 'must be a number',
  score: 'must be a number on the scale of the score',
  date: 'must be a date as YYYY-MM-DD',
  boolean: 'must be true or false',
  choice: 'must be the value of an option',
};

const NO_OPTION = 'has no option that it could be compared with';

/** Whether rules can compare answers of a kind. */
export function isComparable(type: FieldType): boolean {
  return comparedAs[type] !== null;
}

/** The problems of a rule about a field, including a value that no answer can match. */
export function ruleFaults(path: string, rule: Condition, asked: Asked): ErrorDetail[] {
  const kind = comparedAs[asked.type];
  if (kind === null) return [{ path, message: `does not go with the type ${asked.type}` }];
  if (isOrder(rule) && (kind === 'boolean' || kind === 'address')) {
    return [{ path: `${path}.op`, message: `${rule.op} does not go with the type ${asked.type}` }];
  }
  const fault = conditionFault(rule) ?? valueFault(rule, kind, asked);
  return fault === null ? [] : [{ path: `${path}.value`, message: fault }];
}

function valueFault(rule: Condition, kind: Kind, asked: Asked): string | null {
  const fits = isOrder(rule) ? isOrderedWith : isAnswer;
  const values = Array.isArray(rule.value) ? rule.value : [rule.value];
  if (values.every((value) => fits(value, kind, asked))) return null;
  return isOrder(rule) && kind === 'choice' ? NO_OPTION : mustBe[kind];
}

/** Whether an answer of this kind can equal a value. */
function isAnswer(value: Scalar, kind: Kind, asked: Asked): boolean {
  switch (kind) {
    case 'score':
      return scaleOf(asked).some((score) => score === value);
    case 'choice':
      return asked.options.some((option) => option.value === value);
    case 'date':
      return isDate(value);
    case 'text':
    case 'address':
      return typeof value === 'string';
    default:
      return typeof value === kind;
  }
}

/** Whether an answer of this kind can be ordered relative to a value, which is a number or a date. */
function isOrderedWith(value: Scalar, kind: Kind, { options }: Asked): boolean {
  const order = typeof orderOf(value);
  if (kind === 'choice') return options.some((option) => typeof orderOf(option.value) === order);
  return kind === 'text' || order === (kind === 'date' ? 'string' : 'number');
}
