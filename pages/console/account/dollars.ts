import type { Text } from '../../h.ts';
import type { FieldSpec } from '../fields.tsx';

/** A required amount, typed in dollars and sent in millionths. */
export function dollars(name: string, label: Text, usdMicros?: number): FieldSpec {
  return { name, label, kind: 'dollars', required: true, value: dollarsOf(usdMicros) };
}

export function dollarsOf(usdMicros: number | null = null): number | null {
  return usdMicros === null ? null : usdMicros / 1_000_000;
}
