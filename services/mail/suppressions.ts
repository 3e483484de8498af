import { cleanEmail } from '../../domain/common/email.ts';
import { AppError, invalidRequest } from '../../domain/common/errors.ts';
import type { Addressee, Suppression } from '../../domain/mail/suppression.ts';
import { findByEmail } from '../../storage/hiring/candidates/email-holder.ts';
import { findAddressees } from '../../storage/mail/mails.ts';
import {
  findLeft,
  findSuppression,
  liftSuppression,
  suppress,
} from '../../storage/mail/suppressions.ts';
import type { AppContext } from '../context.ts';
import { addressKeyOf } from '../address-key.ts';
import { livingCandidate } from './merge-context.ts';

/** An address that a caller names, and its key. @throws AppError `invalid_request`. */
export function namedAddress({ config }: Pick<AppContext, 'config'>, text: string) {
  const address = cleanEmail(text);
  if (address === null) throw invalidRequest('address', 'must be an e-mail address');
  return { address, addressKey: addressKeyOf(config, address) };
}

/** Adds an address to the account's list; one that is there keeps its entry. @throws AppError `invalid_request`. */
export async function suppressManually(
  ctx: Pick<AppContext, 'config' | 'stores'>,
  accountId: string,
  text: string,
): Promise<Suppression & { address: string }> {
  const { address, addressKey } = namedAddress(ctx, text);
  const candidateId = await findByEmail(ctx.stores, accountId, address);
  await suppress(ctx.stores, { accountId, addressKey, candidateId }, 'manual');
  const suppression = await findLeft(ctx.stores, { accountId, addressKey });
  if (suppression === null) throw new AppError('conflict', { message: 'It was just deleted.' });
  return { ...suppression, address };
}

/** Writes to an address again. @throws AppError `conflict` for one that complained. */
export async function unsuppress(
  { stores }: Pick<AppContext, 'stores'>,
  suppression: Suppression,
): Promise<void> {
  await liftSuppression(stores, suppression);
  if ((await findSuppression(stores, suppression)) !== null) {
    throw new AppError('conflict', { message: 'An address that complained stays suppressed.' });
  }
}

const NOBODY: Addressee = { address: null, candidateId: null };

/**
 * The owners of suppressed addresses, in their order. The list holds no addresses; they are those of mails and
 * candidates of the account.
 */
export async function readAddressees(
  ctx: Pick<AppContext, 'config' | 'stores'>,
  accountId: string,
  suppressions: readonly Suppression[],
): Promise<Addressee[]> {
  const keys = suppressions.map(({ addressKey }) => addressKey);
  const ofMails = await findAddressees(ctx.stores, accountId, keys);
  return Promise.all(
    suppressions.map(async (suppression) => {
      return ofMails.get(suppression.addressKey) ?? (await ofCandidate(ctx, suppression));
    }),
  );
}

async function ofCandidate(
  ctx: Pick<AppContext, 'config' | 'stores'>,
  { accountId, candidateId: id, addressKey }: Suppression,
): Promise<Addressee> {
  const candidate = id === null ? null : await livingCandidate(ctx, { accountId, id });
  if (candidate === null) return NOBODY;
  const { email } = candidate;
  const isTheirs = email !== null && addressKeyOf(ctx.config, email) === addressKey;
  return { address: isTheirs ? email : null, candidateId: candidate.id };
}
