import type { Stores } from '../../stores.ts';
import { consoleUserModel } from './console-user.model.ts';
import { memberModel } from './member.model.ts';
import { signInLinkModel } from './sign-in-link.model.ts';

/**
 * Erases the people who are or were members of this account and of no other. It reads the memberships, so it runs before
 * their erasure. Idempotent. Operators of the installation are kept. A person who is invited again is stored anew.
 */
export async function eraseFormerPeople({ mongo }: Stores, accountId: string): Promise<void> {
  const places = await memberModel(mongo).find({ accountId }, { userId: 1 }).lean();
  for (const { userId } of places) {
    const elsewhere = { userId, accountId: { $ne: accountId } };
    if ((await memberModel(mongo).exists(elsewhere)) !== null) continue;
    await consoleUserModel(mongo).deleteOne({ _id: userId, operator: { $ne: true } });
    // A pass that died before this line has deleted the person already.
    if ((await consoleUserModel(mongo).exists({ _id: userId })) === null) {
      await signInLinkModel(mongo).deleteMany({ userId });
    }
  }
}
