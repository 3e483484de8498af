import { newId } from '../../new-id.ts';
import type { Stores } from '../../stores.ts';
import { signInLinkModel, type SignInLinkRecord } from './sign-in-link.model.ts';

export type SignInLink = Pick<SignInLinkRecord, 'hash' | 'userId' | 'email' | 'next' | 'expiresAt'>;

/** Stores a link; returns its id. */
export async function insertLink({ mongo }: Stores, link: SignInLink): Promise<string> {
  const id = newId('signInLink');
  await signInLinkModel(mongo).create({ _id: id, ...link, createdAt: new Date(), usedAt: null });
  return id;
}

/** A link that was not used and has not expired. */
export async function findOpenLink({ mongo }: Stores, hash: string): Promise<SignInLink | null> {
  return signInLinkModel(mongo)
    .findOne({ hash, usedAt: null, expiresAt: { $gt: new Date() } })
    .lean<SignInLinkRecord>();
}

/** Uses a link; false when it was used before or has expired. */
export async function useLink({ mongo }: Stores, hash: string): Promise<boolean> {
  const now = new Date();
  const result = await signInLinkModel(mongo).updateOne(
    { hash, usedAt: null, expiresAt: { $gt: now } },
    { $set: { usedAt: now } },
  );
  return result.matchedCount === 1;
}
