import { LRUCache } from 'lru-cache';
import { boardEntry, type BoardEntry } from '../../domain/boards/board-filter.ts';
import { boardRoleRow } from '../../domain/boards/board-role.ts';
import type { Organization } from '../../domain/hiring/organization.ts';
import { listOpenPostings } from '../../storage/boards/board-postings.ts';
import { findOrganizationBySlug } from '../../storage/hiring/organizations.ts';
import type { Stores } from '../../storage/stores.ts';

/** Answers may be a minute old for a browser (`max-age`); a second in this process is not felt. */
const ORGANIZATION_MS = 1_000;
const ORGANIZATIONS = 10_000;
const ROLES = 20_000;
const ANSWER_CHARACTERS = 64 * 1024 * 1024;

/** Reads boards; what it remembers belongs to a board's revision, so that it is never older than its ETag. */
export interface BoardReader {
  /** The organization behind a board's address, at most a second old; null when there is none. */
  organization(slug: string): Promise<Organization | null>;
  /** Its open roles, newest first, ready to be filtered and sent. */
  entries(organization: Organization): Promise<readonly BoardEntry[]>;
  /** The text of an answer at the board's present revision, made once. `key` says which answer. */
  text(organization: Organization, key: string, make: () => Promise<string>): Promise<string>;
}

export function createBoardReader(stores: Stores): BoardReader {
  const organizations = new LRUCache<string, { found: Organization | null }>({
    max: ORGANIZATIONS,
    ttl: ORGANIZATION_MS,
    fetchMethod: async (slug) => ({ found: await findOrganizationBySlug(stores, slug) }),
  });
  const boards = new LRUCache<string, readonly BoardEntry[], Organization>({
    maxSize: ROLES,
    sizeCalculation: (entries) => entries.length + 1,
    fetchMethod: (_key, _stale, { context }) => readEntries(stores, context),
  });
  const answers = new LRUCache<string, string, () => Promise<string>>({
    maxSize: ANSWER_CHARACTERS,
    sizeCalculation: (text, key) => text.length + key.length,
    fetchMethod: (_key, _stale, { context: make }) => make(),
  });

  return {
    organization: async (slug) => (await organizations.forceFetch(slug)).found,
    entries: (organization) =>
      boards.forceFetch(revisionOf(organization), { context: organization }),
    text: (organization, key, make) =>
      answers.forceFetch(`${revisionOf(organization)} ${key}`, { context: make }),
  };
}

async function readEntries(stores: Stores, organization: Organization): Promise<BoardEntry[]> {
  const postings = await listOpenPostings(stores, organization.id);
  return postings.map((posting) => boardEntry(boardRoleRow(posting, organization.features)));
}

function revisionOf({ id, boardRevision }: Organization): string {
  return `${id} ${boardRevision}`;
}
