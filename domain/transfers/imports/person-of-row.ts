import { plainMessage } from '../../common/plain-message.ts';
import { candidateChanges, type CandidateChanges } from '../../hiring/pipeline/candidate-input.ts';
import { flagOf, linksOf, listOf } from './cell-values.ts';
import { faultAt, type ReadColumn, type RowFault, type RowValues } from './row.ts';

/** How the cells of a table are read. */
export interface RowReading {
  columns: readonly ReadColumn[];
  /** Whether commas separate lists: not in tables that were exported here. */
  commas: boolean;
  now: Date;
}

const TEXTS = ['phone', 'location', 'source'] as const;
const LISTS = ['skills', 'tags'] as const;

/** The person of a row, as `PATCH /candidates/{id}` takes it. Empty cells leave members out. */
export function personOfRow(
  values: RowValues,
  reading: RowReading,
): { person: CandidateChanges; faults: RowFault[] } {
  const { columns } = reading;
  const given: Record<string, unknown> = {
    ...textsOf(values),
    ...listsOf(values, reading),
    ...consentOf(values),
  };
  const faults: RowFault[] = [];
  if (given['consent_discovery'] === null) {
    delete given['consent_discovery'];
    faults.push(faultAt(columns, 'consent_discovery', 'must be true or false'));
  }
  const parsed = candidateChanges.safeParse(given, { error: plainMessage });
  if (parsed.success) return { person: parsed.data, faults };
  const wrong = parsed.error.issues.map(({ path, message }) =>
    faultAt(columns, columnMember(String(path[0]), values), message),
  );
  return { person: {}, faults: [...faults, ...wrong] };
}

function textsOf(values: RowValues): Record<string, unknown> {
  const name = nameOf(values);
  const email = values.get('email');
  const texts = TEXTS.filter((member) => values.has(member));
  return {
    ...Object.fromEntries(texts.map((member) => [member, values.get(member)])),
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email: firstOf(email) }),
  };
}

function listsOf(values: RowValues, { commas }: RowReading): Record<string, unknown> {
  const links = values.get('links');
  const lists = LISTS.filter((member) => values.has(member));
  return {
    ...Object.fromEntries(
      lists.map((member) => [member, listOf(values.get(member) ?? '', commas)]),
    ),
    ...(links !== undefined && { links: linksOf(links) }),
  };
}

/** null for a text that is no flag. */
function consentOf(values: RowValues): Record<string, unknown> {
  const consent = values.get('consent_discovery');
  return consent === undefined ? {} : { consent_discovery: flagOf(consent) };
}

function nameOf(values: RowValues): string | undefined {
  const whole = values.get('name');
  if (whole !== undefined) return whole;
  const parts = [values.get('first_name'), values.get('last_name')].filter(Boolean);
  return parts.length === 0 ? undefined : parts.join(' ');
}

/** The first address of a cell with several. */
function firstOf(text: string): string {
  return text.split(/[;,\n]\s*/)[0] ?? text;
}

function columnMember(member: string, values: RowValues): string {
  if (member !== 'name' || values.has('name')) return member;
  return values.has('first_name') ? 'first_name' : 'last_name';
}
