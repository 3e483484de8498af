import { plainMessage } from '../../common/plain-message.ts';
import { newPostingInput, type NewPostingInput } from '../../hiring/posting-input.ts';
import type { PostingStatus } from '../../hiring/posting-lifecycle.ts';
import { splitList } from '../cells.ts';
import { flagOf, numberOf, timeOf } from './cell-values.ts';
import { plainName } from './guess-columns.ts';
import type { RowReading } from './person-of-row.ts';
import { faultAt, type RowFault, type RowValues } from './row.ts';

/** The role of a row. */
export interface ImportedPosting {
  externalId: string | null;
  input: NewPostingInput;
  /** Null when the table does not say. */
  status: PostingStatus | null;
}

const SYNONYMS: Readonly<Record<string, string>> = {
  permanent: 'full_time',
  vollzeit: 'full_time',
  teilzeit: 'part_time',
  intern: 'internship',
  contractor: 'contract',
  freelance: 'contract',
  onsite: 'on_site',
  in_office: 'on_site',
  office: 'on_site',
  annual: 'year',
  yearly: 'year',
  monthly: 'month',
  hourly: 'hour',
};

const STATUSES: Readonly<Record<string, PostingStatus>> = {
  draft: 'draft',
  pending: 'draft',
  open: 'open',
  published: 'open',
  live: 'open',
  active: 'open',
  closed: 'closed',
  filled: 'closed',
  archived: 'archived',
};

const TEXTS = ['title', 'organization_id', 'department', 'description_text', 'confirmation_text'];
const WORDS = ['employment_type', 'seniority_level'];
const JSONS = ['application_fields', 'features'];

export function postingOfRow(
  values: RowValues,
  { columns, now }: RowReading,
): { posting: ImportedPosting | null; faults: RowFault[] } {
  const faults: RowFault[] = [];
  const fault = (member: string, reason: string) => {
    faults.push(faultAt(columns, member, reason));
    return null;
  };
  const status = statusOf(values.get('status'), fault);
  const given: Record<string, unknown> = {
    ...picked(values, TEXTS, (text) => text),
    ...picked(values, WORDS, wordOf),
    ...picked(values, ['workplace_type'], workplaceOf),
    ...picked(values, JSONS, jsonOf),
    ...picked(values, ['locations'], (text) => splitList(text).map((place) => ({ text: place }))),
    ...descriptionOf(values),
    ...salaryOf(values, fault),
    ...deadlineOf(values, now, fault),
    publish: status === 'open',
  };
  const parsed = newPostingInput.safeParse(given, { error: plainMessage });
  if (parsed.success && faults.length === 0) {
    const posting = { externalId: values.get('external_id') ?? null, input: parsed.data, status };
    return { posting, faults };
  }
  for (const { path, message } of parsed.error?.issues ?? []) {
    fault(memberAt(path.map(String)), message);
  }
  return { posting: null, faults };
}

type Fault = (member: string, reason: string) => null;

function picked(
  values: RowValues,
  members: readonly string[],
  read: (text: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    members.flatMap((member) => {
      const text = values.get(member);
      return text === undefined ? [] : [[member, read(text)]];
    }),
  );
}

function wordOf(text: string): string {
  const word = plainName(text).replaceAll(' ', '_');
  return SYNONYMS[word] ?? word;
}

function workplaceOf(text: string): string {
  const flag = flagOf(text);
  if (flag !== null) return flag ? 'remote' : 'on_site';
  return wordOf(text);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** One description: of a table with both, the one in HTML. */
function descriptionOf(values: RowValues): Record<string, unknown> {
  const html = values.get('description_html');
  return html === undefined ? {} : { description_html: html, description_text: null };
}

function salaryOf(values: RowValues, fault: Fault): Record<string, unknown> {
  const [min, max] = ['salary_min', 'salary_max'].map((member) => {
    const text = values.get(member);
    return text === undefined ? undefined : (numberOf(text) ?? fault(member, 'must be a number'));
  });
  if (min === undefined && max === undefined) return {};
  const currency = values.get('salary_currency')?.toUpperCase();
  const period = values.get('salary_period');
  return {
    salary: {
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
      currency,
      ...(period !== undefined && { period: wordOf(period) }),
    },
  };
}

/** A deadline that has passed is no deadline any more. */
function deadlineOf(values: RowValues, now: Date, fault: Fault): Record<string, unknown> {
  const text = values.get('closes_at');
  if (text === undefined) return {};
  const at = timeOf(text) ?? fault('closes_at', 'must be a date such as 2026-05-31');
  return at === null || at <= now ? {} : { closes_at: at.toISOString() };
}

function statusOf(text: string | undefined, fault: Fault): PostingStatus | null {
  if (text === undefined) return null;
  const status = STATUSES[plainName(text)];
  return status ?? fault('status', 'must be draft, open, closed or archived');
}

function memberAt([member = 'title', part]: string[]): string {
  return member === 'salary' && part !== undefined ? `salary_${part}` : member;
}
