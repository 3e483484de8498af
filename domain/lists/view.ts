import { z } from 'zod';
import { line, oneLine } from '../common/text/input-text.ts';

export const viewLists = ['candidates', 'board'] as const;

/** Views of one member. */
export const MOST_VIEWS = 100;

/** A filter of a list that a member saved under a name. */
export interface View {
  /** `viw_…` */
  id: string;
  accountId: string;
  /** The member or key that it belongs to. */
  ownerId: string;
  list: (typeof viewLists)[number];
  name: string;
  query: Record<string, string>;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

/** Filters and order of the list. An address would be personal data, so it is no part of a view. */
const query = z.strictObject({
  job_id: oneLine(100).exactOptional(),
  stage: oneLine(50).exactOptional(),
  status: oneLine(20).exactOptional(),
  answer_to: oneLine(100).exactOptional(),
  answer: oneLine(200).exactOptional(),
  source: oneLine(100).exactOptional(),
  tag: oneLine(100).exactOptional(),
  q: oneLine(200).exactOptional(),
  created_after: oneLine(40).exactOptional(),
  created_before: oneLine(40).exactOptional(),
  updated_after: oneLine(40).exactOptional(),
  sort: oneLine(20).exactOptional(),
  order: oneLine(4).exactOptional(),
});

const list = z.enum(viewLists);
const name = line(100);

export const newViewInput = z.strictObject({
  list: list.default('candidates'),
  name,
  query: query.default({}).meta({ description: 'As the query of GET /candidates.' }),
});
export const viewChanges = z.strictObject({
  name: name.exactOptional(),
  query: query.exactOptional(),
});

const time = z.iso.datetime();
export const viewSchema = z.object({
  id: z.string().meta({ example: 'viw_0NaQ8xT2v7Bd1kZp4mXw' }),
  list,
  name: z.string(),
  query: z.record(z.string(), z.string()),
  created_at: time,
  updated_at: time,
  version: z.int(),
});
viewSchema.register(z.globalRegistry, { id: 'View' });

export function viewRow({ id, list: of, name: called, query: asked, version, ...times }: View) {
  return {
    ...{ id, list: of, name: called, query: asked },
    created_at: times.createdAt.toISOString(),
    updated_at: times.updatedAt.toISOString(),
    version,
  };
}

/** The given members of a query. */
export function givenQuery(asked: z.output<typeof query>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(asked).flatMap(([key, value]) => (value === '' ? [] : [[key, value] as const])),
  );
}
