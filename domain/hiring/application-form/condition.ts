import { z } from 'zod';

const MAX_VALUES = 500;
const scalar = z.union([z.string().max(1_000), z.number(), z.boolean()]);

export const conditionOperators = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'at_least',
  'at_most',
] as const;
export type ConditionOperator = (typeof conditionOperators)[number];

/** The value that an answer is compared with. */
export const conditionValue = z.union([scalar, z.array(scalar).min(1).max(MAX_VALUES)]);

/** A rule about one answer: a knock-out rule, or the condition of a dependent question. */
export interface Condition {
  op: ConditionOperator;
  value: z.infer<typeof conditionValue>;
}

export type Scalar = z.infer<typeof scalar>;

/**
 * The problem of a rule in itself: `in` needs a list, ordering operators need an ordered value. Null when there is
 * none.
 */
export function conditionFault(rule: Condition): string | null {
  const { op, value } = rule;
  const wantsList = op === 'in' || op === 'not_in';
  if (wantsList !== Array.isArray(value)) {
    return wantsList ? 'must be a list of values' : 'must be a single value';
  }
  const lacksOrder = isOrder(rule) && !Array.isArray(value) && orderOf(value) === null;
  return lacksOrder ? 'must be a number or a date' : null;
}

/** Whether a rule compares order. */
export function isOrder({ op }: Condition): boolean {
  return op === 'at_least' || op === 'at_most';
}

/** Whether a rule holds for an answer. Without an answer no rule holds, not even a negative one. */
export function holds({ op, value }: Condition, answer: unknown): boolean {
  const given = comparables(answer, op);
  if (given.length === 0) return false;
  const wanted = Array.isArray(value) ? value : [value];
  switch (op) {
    case 'equals':
    case 'in':
      return given.some((one) => wanted.includes(one));
    case 'not_equals':
    case 'not_in':
      return !given.some((one) => wanted.includes(one));
    case 'at_least':
      return given.some((one) => wanted.some((bound) => isAtLeast(one, bound)));
    case 'at_most':
      return given.some((one) => wanted.some((bound) => isAtLeast(bound, one)));
  }
}

function isAtLeast(value: Scalar, bound: Scalar): boolean {
  const [one, other] = [orderOf(value), orderOf(bound)];
  return one !== null && other !== null && typeof one === typeof other && one >= other;
}

/** The value by which an answer is ordered: a number, a numeric text or a date. Null for unordered values. */
export function orderOf(value: Scalar): number | string | null {
  if (typeof value !== 'string') return typeof value === 'number' ? value : null;
  if (isDate(value)) return value;
  const number = value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : null;
}

export function isDate(value: unknown): boolean {
  return z.iso.date().safeParse(value).success;
}

/** The plain values of an answer: the choices of a list, the choice with a free text, the bounds of a range. */
function comparables(answer: unknown, op: ConditionOperator): Scalar[] {
  if (Array.isArray(answer)) return answer.flatMap((one) => comparables(one, op));
  if (typeof answer === 'object' && answer !== null) return memberOf(answer, op);
  return isScalar(answer) ? [answer] : [];
}

/** `at_most` compares the upper end of a range, all others the lower end. */
function memberOf(answer: object, op: ConditionOperator): Scalar[] {
  const names = op === 'at_most' ? ['value', 'amount', 'max'] : ['value', 'amount', 'min'];
  const members = new Map(Object.entries(answer));
  return names.map((name): unknown => members.get(name)).filter(isScalar);
}

function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
