import { LRUCache } from 'lru-cache';
import { boardEntry, type BoardEntry } from '../../domain/boards/board-filter.ts';
import { boardRoleRow } from '../../domain/boards/board-role.ts';
import type { Organization } from '../../domain/hiring/organization.ts';
import { acceptsApplications } from '../../domain/hiring/posting-lifecycle.ts';
import { listDeadlines, listOpenPostings } from '../../storage/boards/board-postings.ts';
import { findOrganizationBySlug } from '../../storage/hiring/organizations.ts';
import type { Stores } from '../../storage/stores.ts';

/** Browsers may keep an answer for a minute (`max-age`); a second more in this process does not matter. */
const ORGANIZATION_MS = 1_000;
const ORGANIZATIONS = 10_000;
const ROLES = 20_000;
const ANSWER_CHARACTERS = 64 * 1024 * 1024;

/** Reads boards. Everything cached belongs to one state of a board, so that it is never older than its ETag. */
export interface BoardReader {
  /** The organization at a board's address, at most a second old; null when there is none. */
  organization(slug: string): Promise<Organization | null>;
  /** The board's state as one word. It changes with every change and every deadline that passes. */
  state(organization: Organization): Promise<string>;
  /** The open roles, newest first, ready to filter and send. */
  entries(organization: Organization): Promise<readonly BoardEntry[]>;
  /** The text of an answer in this state of the board, made once per `key`. */
  text(state: string, key: string, make: () => Promise<string>): Promise<string>;
}

export function createBoardReader(stores: Stores): BoardReader {
  const organizations = new LRUCache<string, { found: Organization | null }>({
    max: ORGANIZATIONS,
    ttl: ORGANIZATION_MS,
    fetchMethod: async (slug) => ({ found: await findOrganizationBySlug(stores, slug) }),
  });
  const deadlines = new LRUCache<string, readonly Date[], Organization>({
    max: ORGANIZATIONS,
    fetchMethod: (_key, _stale, { context: { id } }) => listDeadlines(stores, id),
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

  async function state(organization: Organization): Promise<string> {
    const revision = `${organization.id}-${organization.boardRevision}`;
    const all = await deadlines.forceFetch(revision, { context: organization });
    const now = new Date();
    const passed = all.filter((deadline) => deadline <= now).length;
    return passed === 0 ? revision : `${revision}.${passed}`;
  }

  return {
    state,
    organization: async (slug) => (await organizations.forceFetch(slug)).found,
    entries: async (organization) =>
      boards.forceFetch(await state(organization), { context: organization }),
    text: (at, key, make) => answers.forceFetch(`${at} ${key}`, { context: make }),
  };
}

async function readEntries(stores: Stores, organization: Organization): Promise<BoardEntry[]> {
  const postings = await listOpenPostings(stores, organization.id);
  const now = new Date();
  return postings
    .filter((posting) => acceptsApplications(posting, now))
    .map((posting) => boardEntry(boardRoleRow(posting, organization.features, now)));
}
