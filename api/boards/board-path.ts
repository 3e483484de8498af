import { z } from 'zod';
import type { Organization } from '../../domain/hiring/organization.ts';
import type { Posting } from '../../domain/hiring/posting.ts';
import { findBoardPosting } from '../../storage/boards/board-postings.ts';
import type { IpBucket } from '../access.ts';
import type { FindCall } from '../route.ts';

/** Rate limit of board reads, per client address (decision 0006). */
export const boardReads: { public: IpBucket } = {
  public: { name: 'board', perMinute: 120, firstPasses: true },
};

export const boardParams = z.object({
  company: z.string().meta({ description: "The board's slug.", example: 'acme-robotics' }),
});

export const boardRoleParams = boardParams.extend({
  idOrSlug: z.string().meta({ description: "The role's id or slug." }),
});

/** The organization of the board in the path. */
export function findBoard({
  ctx,
  params,
}: FindCall<z.infer<typeof boardParams>>): Promise<Organization | null> {
  return ctx.boards.organization(params.company);
}

/** An open or closed role and its board, read from MongoDB for each call. */
export async function findBoardRole({
  ctx,
  params: { company, idOrSlug },
}: FindCall<z.infer<typeof boardRoleParams>>): Promise<{
  organization: Organization;
  posting: Posting;
} | null> {
  const organization = await ctx.boards.organization(company);
  if (organization === null) return null;
  const posting = await findBoardPosting(ctx.stores, organization.id, idOrSlug);
  return posting && { organization, posting };
}

/** A path below a board, with its aliases (decision 0012). */
export function boardPaths(below: string): { path: string; aliases: string[] } {
  const path = `/job-boards/{company}${below}`;
  return { path, aliases: [`/v1${path}`] };
}

/** The paths of a board, including the older ones under `/business`. */
export function withBusinessPath(paths: { path: string; aliases: string[] }, below: string) {
  const older = `/business/jobs/company/{company}${below}`;
  return { ...paths, aliases: [...paths.aliases, older] };
}
