import { createHash } from 'node:crypto';
import { isLate, type Offer } from '../../../domain/hiring/offers/offer.ts';
import type { DecisionInput, PublicOffer } from '../../../domain/hiring/offers/public-offer.ts';
import type { AppContext } from '../../context.ts';
import { retryOnConflict } from '../../retry-on-conflict.ts';
import { requireOffer, wrongStatus } from './change-offer.ts';
import { endOffer, expireIfLate } from './end-offer.ts';
import { readPublicOffer } from './read-public-offer.ts';

/** A candidate's decision and where it came from. */
export interface Deciding {
  input: DecisionInput;
  at: Date;
  address: string;
  userAgent: string | null;
  requestId: string;
}

const LONGEST_USER_AGENT = 500;

/**
 * Accepts or declines a sent offer. The write itself checks status and deadline, so one of any number of decisions
 * counts, and none after the deadline; a late one expires the offer.
 * @throws AppError `conflict` for an offer that was decided; `offer_closed` for a withdrawn or expired one.
 */
export async function decideOffer(
  ctx: AppContext,
  target: Offer,
  deciding: Deciding,
): Promise<PublicOffer> {
  const decided = await retryOnConflict(async () => {
    const read = await requireOffer(ctx, target);
    if (read.status === 'accepted' || read.status === 'declined') throw wrongStatus(read.status);
    if (read.status === 'sent' && isLate(read, deciding.at)) {
      await expireIfLate(ctx, read, deciding.at);
    }
    const shown = await readPublicOffer(ctx.stores, read, deciding.at);
    return decide(ctx, read, { deciding, shown });
  });
  return readPublicOffer(ctx.stores, decided, deciding.at);
}

function decide(
  ctx: AppContext,
  read: Offer,
  { deciding, shown }: { deciding: Deciding; shown: PublicOffer },
): Promise<Offer | null> {
  const { input, at, address, userAgent, requestId } = deciding;
  return endOffer(ctx, read, {
    status: input.decision === 'accept' ? 'accepted' : 'declined',
    cause: { actor: { kind: 'candidate', id: null, name: null }, requestId },
    deadline: { ahead: at },
    decision: {
      decision: input.decision,
      name: input.name ?? null,
      reason: input.reason ?? null,
      at,
      address,
      userAgent: userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
      shownHash: createHash('sha256').update(JSON.stringify(shown)).digest('hex'),
    },
  });
}
