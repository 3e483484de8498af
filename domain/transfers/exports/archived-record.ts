/**
 * Members of stored documents that an export of the account leaves out: secrets, hashes, keyed addresses, and marks of
 * work that is due.
 */
const LEFT_OUT =
  /^(outbox|trail|words|booked|pending|erasure)$|(hash|secret|token|signature|emailkey|addresskey|personkey|dueat|previoussecret)s?$/i;

/** A stored document as an export shows it: without secrets, and in the names of the API. */
export function archivedRecord(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(archivedRecord);
  if (value instanceof Date) return value.toISOString();
  if (value === null || typeof value !== 'object') return value;
  // A type of the database
  if (Object.getPrototypeOf(value) !== Object.prototype)
    return JSON.parse(JSON.stringify(value)) as unknown;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !LEFT_OUT.test(name))
      // The keys of answers are those of questions, not ours.
      .map(([name, member]) => [
        wireName(name),
        name === 'answers' ? member : archivedRecord(member),
      ]),
  );
}

/** `createdAt` → `created_at`, `_id` → `id`. */
function wireName(name: string): string {
  if (name === '_id') return 'id';
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
