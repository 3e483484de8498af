import type { Stores } from '../../stores.ts';
import { consoleUserModel } from './console-user.model.ts';
import { memberModel } from './member.model.ts';
import { signInLinkModel } from './sign-in-link.model.ts';

/**
 * Erases the people who have or had a place in this account and in no other, before their places. Idempotent. Operators
 * stay: they run the installation. A person who accepts another invitation afterwards is stored anew.
 */
export async function eraseFormerPeople({ mongo }: Stores, accountId: string): Promise<void> {
  const places = await memberModel(mongo).find({ accountId }, { userId: 1 }).lean();
  for (const { userId } of places) {
    const elsewhere = { userId, accountId: { $ne: accountId } };
    if ((await memberModel(mongo).exists(elsewhere)) !== null) continue;
    const { deletedCount } = await consoleUserModel(mongo).deleteOne({
      _id: userId,
      operator: { $ne: true },
    });
    if (deletedCount === 1) await signInLinkModel(mongo).deleteMany({ userId });
  }
}
