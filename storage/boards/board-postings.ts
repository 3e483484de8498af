import type { QueryFilter } from 'mongoose';
import type { ListedPosting } from '../../domain/boards/board-role.ts';
import { isId } from '../../domain/common/ids.ts';
import type { Posting } from '../../domain/hiring/posting.ts';
import { postingModel, type PostingRecord } from '../hiring/posting.model.ts';
import { postingOfRecord } from '../hiring/postings.ts';
import { readInBatches } from '../read-in-batches.ts';
import type { Stores } from '../stores.ts';

/** Members that only the page of a role shows. */
const ofItsPage = { descriptionHtml: 0, descriptionText: 0, applicationFields: 0 } as const;

/** The open roles of a board, newest first, without the members that only the role's page shows. */
export function listOpenPostings(stores: Stores, organizationId: string): Promise<ListedPosting[]> {
  return openPostings(stores, organizationId, ofItsPage);
}

/** The open roles of a board with everything that their pages show, newest first. */
export function listOpenRoles(stores: Stores, organizationId: string): Promise<Posting[]> {
  return openPostings(stores, organizationId, {});
}

async function openPostings(
  { mongo }: Stores,
  organizationId: string,
  leftOut: Record<string, 0>,
): Promise<Posting[]> {
  const records = await postingModel(mongo)
    .find({ organizationId, status: 'open' }, { ...leftOut, outbox: 0 })
    .sort({ publishedAt: -1, _id: -1 })
    .lean<PostingRecord[]>();
  return records.map(postingOfRecord);
}

/** The deadlines of a board's open roles. */
export async function listDeadlines({ mongo }: Stores, organizationId: string): Promise<Date[]> {
  const records = await postingModel(mongo)
    .find({ organizationId, status: 'open', closesAt: { $ne: null } }, { closesAt: 1 })
    .lean<{ closesAt: Date }[]>();
  return records.map(({ closesAt }) => closesAt);
}

interface BoardPostingRef {
  organizationId: string;
  /** Id or slug. */
  name: string;
}

/**
 * Filters only by the members of one index. With further conditions the development server scans the organization.
 */
function postingReader(
  by: '_id' | 'slug',
  filterOf: (refs: readonly BoardPostingRef[]) => QueryFilter<PostingRecord>,
) {
  return readInBatches<BoardPostingRef, PostingRecord>({
    find: ({ mongo }, refs) =>
      postingModel(mongo).find(filterOf(refs), { outbox: 0 }).lean<PostingRecord[]>(),
    nameOf: {
      asked: ({ organizationId, name }) => `${organizationId} ${name}`,
      found: (posting) => `${posting.organizationId} ${posting[by]}`,
    },
  });
}

const readById = postingReader('_id', (refs) => ({ _id: { $in: refs.map(({ name }) => name) } }));
const readBySlug = postingReader('slug', (refs) => ({
  $or: refs.map(({ organizationId, name: slug }) => ({ organizationId, slug })),
}));

/**
 * A role of a board by id or slug, open or closed. Null for drafts, archived roles and roles of other organizations.
 */
export async function findBoardPosting(
  stores: Stores,
  organizationId: string,
  idOrSlug: string,
): Promise<Posting | null> {
  const read = isId('job', idOrSlug) ? readById : readBySlug;
  const record = await read(stores, { organizationId, name: idOrSlug });
  return record !== null && isOnBoard(record) ? postingOfRecord(record) : null;
}

function isOnBoard({ status }: PostingRecord): boolean {
  return status === 'open' || status === 'closed';
}
