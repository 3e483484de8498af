import { z } from 'zod';
import { AppError } from '../../domain/common/errors.ts';
import { openToken, signToken } from '../../domain/common/signed-token.ts';
import { findToolGrantsEnd } from '../../storage/accounts/account-profiles.ts';
import type { AppContext } from '../context.ts';
import { signerFor } from '../signer.ts';
import { publicUrl } from '../public-url.ts';

const GOOD_FOR_MS = 24 * 60 * 60 * 1000;

/** The target of a link: a file under a name, until an expiry time. */
const linkSchema = z.object({
  id: z.string(),
  name: z.string(),
  until: z.number(),
  /** The account whose agent got the link, and whose `POST /account/mcp-logout` revokes it. */
  accountId: z.string().exactOptional(),
});
export type FileLink = z.infer<typeof linkSchema>;

/**
 * A link that opens a stored file for 24 h without a key (decision 0022). A link to an agent's document names the
 * account, which can revoke it with `POST /account/mcp-logout`. `until` ends a link at another time.
 */
export function fileUrl(
  ctx: Pick<AppContext, 'config'>,
  file: Omit<FileLink, 'until'> & { until?: number },
): string {
  const link: FileLink = { until: Date.now() + GOOD_FOR_MS, ...file };
  return `${publicUrl(ctx.config)}/files/${signToken(JSON.stringify(link), signerOf(ctx))}`;
}

/**
 * The target of a link's token; null for a token that we did not sign.
 * @throws AppError `link_expired`.
 */
export async function openFileLink(
  ctx: Pick<AppContext, 'config' | 'stores'>,
  token: string,
): Promise<FileLink | null> {
  const text = openToken(token, signerOf(ctx));
  if (text === null) return null;
  const link = linkSchema.parse(JSON.parse(text));
  if (link.until <= Date.now() || (await isLoggedOut(ctx, link)))
    throw new AppError('link_expired');
  return link;
}

async function isLoggedOut({ stores }: Pick<AppContext, 'stores'>, { accountId, until }: FileLink) {
  if (accountId === undefined) return false;
  const endedAt = await findToolGrantsEnd(stores, accountId);
  return endedAt !== null && until - GOOD_FOR_MS <= endedAt.getTime();
}

function signerOf({ config }: Pick<AppContext, 'config'>) {
  return signerFor(config.cursorSecret, 'file');
}
