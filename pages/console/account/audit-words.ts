import type { Child, Text } from '../../h.ts';
import { joined, moment, money, number } from '../../words/formats.ts';
import { wordOf } from '../../words/values.ts';
import { words } from '../words/words.ts';

/** Names of the things in rows of the audit log, by id; of stages by key. */
export interface AuditNames {
  members: ReadonlyMap<string, Text>;
  candidates: ReadonlyMap<string, Text>;
  stages: ReadonlyMap<string, Text>;
}

type Member = keyof typeof words.audit.members;

const NAMED: Readonly<Record<string, (value: string, names: AuditNames) => Text>> = {
  user_id: (id, { members }) => members.get(id) ?? words.audit.targets.member,
  stage: (key, { stages }) => stages.get(key) ?? wordOf(key),
  role: wordOf,
  default_role: wordOf,
  status: wordOf,
  meter: wordOf,
  kind: wordOf,
  reason: wordOf,
};

/** The state of a row in words. Members that hold only an id are left out. */
export function stateInWords(
  state: Readonly<Record<string, unknown>> | null,
  names: AuditNames,
): Child {
  if (state === null) return '–';
  const parts = Object.entries(state).flatMap(([name, value]): Child[] => {
    if (!isShown(name)) return [];
    return [[words.audit.members[name], ': ', valueInWords(name, value, names)]];
  });
  return parts.length === 0 ? '–' : joined(parts, ', ');
}

function isShown(name: string): name is Member {
  return Object.hasOwn(words.audit.members, name);
}

function valueInWords(name: string, value: unknown, names: AuditNames): Child {
  if (value === null || value === undefined) return words.billing.none;
  if (typeof value === 'boolean') return wordOf(String(value));
  if (typeof value === 'number') return name.endsWith('_usd_micros') ? money(value) : number(value);
  if (Array.isArray(value))
    return joined(
      value.map((one) => entryInWords(one, names)),
      ', ',
    );
  return typeof value === 'string' ? textInWords(name, value, names) : '–';
}

function textInWords(name: string, value: string, names: AuditNames): Text {
  if (name.endsWith('_at')) return moment(value);
  return NAMED[name]?.(value, names) ?? value;
}

/** A stage of the pipeline has a name. The others are scopes and domains. */
function entryInWords(entry: unknown, { stages }: AuditNames): Text {
  if (typeof entry === 'object' && entry !== null && 'name' in entry) return String(entry.name);
  const text = String(entry);
  const scopes: Readonly<Record<string, Text>> = words.account.scopeWords;
  return scopes[text] ?? stages.get(text) ?? text;
}
