import type { Closing, ClosingMove, ClosingStep } from '../../../domain/accounts/closing.ts';
import {
  announcedLetter,
  erasedLetter,
  reminderLetter,
} from '../../../domain/transfers/closing/closing-mails.ts';
import { emptyAccount, findClosing, moveClosing } from '../../../storage/accounts/closings.ts';
import { organizationIdsOf } from '../../../storage/hiring/organizations-of.ts';
import { hasUnendedSends } from '../../../storage/mail/unended-sends.ts';
import type { AppContext } from '../../context.ts';
import { publicUrl } from '../../public-url.ts';
import { accountName } from './account-name.ts';
import { eraseAccount } from './erase-account.ts';
import { sendArchive } from './send-archive.ts';
import { ownersOf, tellOwners } from './tell-owners.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** When the owners are reminded, before the end. */
const REMINDER_MS = 3 * DAY_MS;
/** A request that began before the first pass has ended by the second. */
const SECOND_PASS_MS = 10 * MINUTE_MS;
const RETRY_MS = 60 * MINUTE_MS;
/** The longest delay of the erasure by an archive that cannot be written. */
const PATIENCE_MS = 7 * DAY_MS;

interface Taking {
  ctx: AppContext;
  now: Date;
  between: () => void;
}

type TakeStep = (taking: Taking, closing: Closing) => Promise<ClosingMove>;

const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

const steps: Record<Exclude<ClosingStep, 'closed'>, TakeStep> = {
  async requested({ ctx, now }, closing) {
    const letter = announcedLetter(await factsOf(ctx, closing));
    const to = await ownersOf(ctx.stores, closing.accountId);
    await tellOwners(ctx, closing, { to, topic: 'announced', letter });
    return { step: 'announced', nextAt: now };
  },
  /** Owners can export another archive, so a failure does not delay the closing. */
  async announced({ ctx, now }, closing) {
    const first = await sendArchive(ctx, closing, 'first');
    if (first === 'running') return { step: 'announced', nextAt: after(now, MINUTE_MS) };
    return { step: 'waiting', nextAt: after(closing.closesAt, -REMINDER_MS) };
  },
  async waiting({ ctx, now }, closing) {
    const letter = reminderLetter(await factsOf(ctx, closing));
    const to = await ownersOf(ctx.stores, closing.accountId);
    await tellOwners(ctx, closing, { to, topic: 'reminder', letter });
    return { step: 'reminded', nextAt: now };
  },
  async reminded({ ctx, now }, closing) {
    const { closesAt, failures } = closing;
    const isTooLate = now >= after(closesAt, PATIENCE_MS);
    const last = isTooLate ? 'failed' : await sendArchive(ctx, closing, `last ${failures}`);
    if (last === 'running') return { step: 'reminded', nextAt: after(now, MINUTE_MS) };
    if (last === 'failed' && !isTooLate) {
      return { step: 'reminded', nextAt: after(now, RETRY_MS), failures: failures + 1 };
    }
    return { step: 'archived', nextAt: closesAt };
  },
  /** The write of this step decides the race with a call that reopens the account. */
  async archived({ ctx: { stores }, now }, { accountId }) {
    const owners = await ownersOf(stores, accountId);
    const organizationIds = await organizationIdsOf(stores, accountId);
    return { step: 'erasing', nextAt: now, owners, organizationIds };
  },
  async erasing({ ctx, now, between }, closing) {
    await eraseAccount(ctx, closing, between);
    return { step: 'erased', nextAt: after(now, SECOND_PASS_MS) };
  },
  async erased({ ctx, now, between }, closing) {
    await eraseAccount(ctx, closing, between);
    await emptyAccount(ctx.stores, closing);
    return { step: 'emptied', nextAt: now };
  },
  /** Separate from the erasure, because a repeated erasure would delete the record of sent mails. */
  async emptied({ ctx, now }, closing) {
    const letter = erasedLetter(closing.closesAt);
    await tellOwners(ctx, closing, { to: closing.owners, topic: 'erased', letter });
    return { step: 'told', nextAt: after(now, MINUTE_MS) };
  },
  /** The last mails are records of the account too, and are erased once they are sent. */
  async told({ ctx, now, between }, closing) {
    if (await hasUnendedSends(ctx.stores, closing.accountId)) {
      return { step: 'told', nextAt: after(now, MINUTE_MS) };
    }
    await eraseAccount(ctx, closing, between);
    return { step: 'closed', nextAt: null, owners: [], organizationIds: [] };
  },
};

/**
 * Takes the steps of a closing that are due, one after the other; returns the last one, null when the account is not
 * closing. Each step is repeated until its outcome is stored, by one write over the state that was read.
 */
export async function takeClosingSteps(
  ctx: AppContext,
  accountId: string,
  { between, clock = () => new Date() }: { between: () => void; clock?: () => Date },
): Promise<ClosingStep | null> {
  for (;;) {
    const closing = await findClosing(ctx.stores, accountId);
    if (closing === null) return null;
    const now = clock();
    const { step, nextAt } = closing;
    if (step === 'closed' || nextAt === null || nextAt > now) return step;
    const move = await steps[step]({ ctx, now, between }, closing);
    if (!(await moveClosing(ctx.stores, closing, move))) return step;
    between();
  }
}

async function factsOf(
  { stores, config }: Pick<AppContext, 'stores' | 'config'>,
  { accountId, closesAt }: Closing,
) {
  const page = `${publicUrl(config)}/console/billing`;
  return { closesAt, account: await accountName(stores, accountId), page };
}
