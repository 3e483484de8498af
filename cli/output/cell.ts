/** Members by which an object is known. */
const LABELS = ['display', 'name', 'title', 'text', 'label', 'key', 'id'];
// eslint-disable-next-line no-control-regex -- control characters in a stranger's text could move the cursor
const CONTROL = /[\u0000-\u001F\u007F-\u009F]+/g;

/** A value on one line. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cellText).join(', ');
  if (typeof value === 'string') return value.replace(CONTROL, ' ');
  if (typeof value !== 'object') return JSON.stringify(value);
  const label = LABELS.map((name) => (value as Record<string, unknown>)[name]).find(
    (one) => typeof one === 'string',
  );
  return cellText(label ?? JSON.stringify(value));
}
