import { transferColumns, type ColumnType, type TransferKind } from '../columns.ts';

/** Columns that tables of other systems have in addition. */
const additional: Readonly<Record<TransferKind, Readonly<Record<string, ColumnType>>>> = {
  candidates: { external_id: 'text', first_name: 'text', last_name: 'text', note: 'text' },
  applications: {
    ...{ external_id: 'text', first_name: 'text', last_name: 'text', reason: 'text' },
    ...{ job: 'text', resume_url: 'text', resume_file: 'text' },
  },
  postings: { external_id: 'text', description_text: 'text' },
};

/** Exported columns that an import does not write. Ids are read as `external_id`. */
const UNREAD = new Set(['id', 'updated_at', 'published_at', 'closed_at']);

const membersByKind = new Map(
  (Object.keys(transferColumns) as TransferKind[]).map((kind) => [
    kind,
    new Map<string, ColumnType>([
      ...transferColumns[kind]
        .filter(({ name }) => !UNREAD.has(name))
        .map(({ name, type }) => [name, type] as const),
      ...Object.entries(additional[kind]),
    ]),
  ]),
);

/** The members that a column of an import may be read as, with the type of their cells. */
export function importMembers(kind: TransferKind): ReadonlyMap<string, ColumnType> {
  return membersByKind.get(kind) ?? new Map<string, ColumnType>();
}

/** Whether several columns may be read as this member: their cells are joined to one list. */
export function takesSeveral(kind: TransferKind, member: string): boolean {
  return importMembers(kind).get(member) === 'list';
}

/** Of each group one member must have a column. */
const needed: Readonly<Record<TransferKind, readonly (readonly string[])[]>> = {
  candidates: [['name', 'first_name', 'last_name', 'email']],
  applications: [
    ['name', 'first_name', 'last_name', 'email', 'candidate_id'],
    ['job', 'job_id', 'job_title'],
  ],
  postings: [['title']],
};

/** The first group of members that no column is read as; null when all have one. */
export function missingMembers(
  kind: TransferKind,
  members: ReadonlySet<string>,
): readonly string[] | null {
  return needed[kind].find((group) => !group.some((member) => members.has(member))) ?? null;
}
