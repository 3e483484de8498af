import { visible } from './visible.ts';

/** Members by which an object is known. */
const LABELS = ['display', 'name', 'title', 'text', 'label', 'key', 'id'];
const BREAKS = /[\t\n\r]+/g;

/** A value on one line. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cellText).join(', ');
  if (typeof value === 'string') return visible(value.replace(BREAKS, ' '));
  if (typeof value !== 'object') return JSON.stringify(value);
  const label = LABELS.map((name) => (value as Record<string, unknown>)[name]).find(
    (one) => typeof one === 'string',
  );
  return cellText(label ?? JSON.stringify(value));
}
