import type { Actor } from '../../domain/common/actor.ts';
import type { AttachedFile } from '../../domain/hiring/candidate.ts';
import type { Posting } from '../../domain/hiring/posting.ts';
import type { Brand } from '../../domain/text/letter.ts';
import type { Sizes } from './sizes.ts';

export const DAY_MS = 24 * 60 * 60_000;

/** An account of the bench and its first records, which all others refer to. */
export interface Employer {
  accountId: string;
  apiKey: string;
  /** Sessions of members. Each has a limit of its own, so pages are asked for with all of them in turn. */
  cookies: string[];
  organization: Brand & { id: string };
  /** The member who moves applications. */
  member: Actor;
  /** A résumé, which all applications share. */
  resume: AttachedFile;
  sizes: Sizes;
  /** The year that the records are of. */
  from: Date;
  until: Date;
}

/** The moment at a share of an employer's year. */
export function momentOf({ from, until }: Employer, share: number): Date {
  return new Date(from.getTime() + (until.getTime() - from.getTime()) * share);
}

/** A posting that takes applications, as applications refer to it. */
export type OpenPosting = Pick<Posting, 'id' | 'title' | 'organizationId'>;
