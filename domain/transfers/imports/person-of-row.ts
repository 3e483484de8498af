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
  const { columns, commas } = reading;
  const given: Record<string, unknown> = {};
  const faults: RowFault[] = [];
  const name = nameOf(values);
  if (name !== undefined) given['name'] = name;
  const email = values.get('email');
  if (email !== undefined) given['email'] = firstOf(email);
  for (const member of TEXTS) {
    if (values.has(member)) given[member] = values.get(member);
  }
  for (const member of LISTS) {
    const text = values.get(member);
    if (text !== undefined) given[member] = listOf(text, commas);
  }
  const links = values.get('links');
  if (links !== undefined) given['links'] = linksOf(links);
  const consent = values.get('consent_discovery');
  if (consent !== undefined) {
    const flag = flagOf(consent);
    if (flag === null) faults.push(faultAt(columns, 'consent_discovery', 'must be true or false'));
    else given['consent_discovery'] = flag;
  }
  const parsed = candidateChanges.safeParse(given, { error: plainMessage });
  if (parsed.success) return { person: parsed.data, faults };
  const wrong = parsed.error.issues.map(({ path, message }) =>
    faultAt(columns, columnMember(String(path[0]), values), message),
  );
  return { person: {}, faults: [...faults, ...wrong] };
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
