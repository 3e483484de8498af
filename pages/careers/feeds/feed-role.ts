import type { BoardRoleRow } from '../../../domain/boards/board-role.ts';

/** An open role in a feed. */
export interface FeedRole {
  row: BoardRoleRow;
  /** Its page. */
  url: string;
  descriptionHtml: string;
  changedAt: Date;
}

/** A company's open roles, newest first. */
export interface Feed {
  company: string;
  /** Its careers page. */
  home: string;
  /** The address of the feed itself. */
  self: string;
  roles: readonly FeedRole[];
}

/** The latest change of any role, in ISO 8601; null without roles. */
export function lastChangeOf({ roles }: Pick<Feed, 'roles'>): string | null {
  const changes = roles.map(({ changedAt }) => changedAt.toISOString()).sort();
  return changes.at(-1) ?? null;
}
