import type { Cause } from '../../../domain/accounts/audit/audit-entry.ts';
import type { OwnedRef } from '../../../domain/common/ids.ts';
import {
  isLate,
  type Offer,
  type OfferDecision,
  type SentStatus,
} from '../../../domain/hiring/offers/offer.ts';
import { systemCause } from '../../../domain/accounts/audit/audit-entry.ts';
import type { OfferWrite } from '../../../storage/hiring/offers/offers.ts';
import { findOffer } from '../../../storage/hiring/offers/offers.ts';
import type { AppContext } from '../../context.ts';
import { orDeferToSweep } from '../../defer-to-sweep.ts';
import { retryOnConflict } from '../../retry-on-conflict.ts';
import { changeJudged, wrongStatus, writeAndAnnounce, type JudgeOffer } from './change-offer.ts';
import { offerNews } from './offer-news.ts';
import { tellExpiryDecided } from './schedule-expiry.ts';

interface OfferEnd {
  status: Exclude<SentStatus, 'sent'>;
  cause: Cause;
  decision?: OfferDecision;
  deadline?: NonNullable<OfferWrite['deadline']>;
}

/** Ends an offer over the version that was read: one write with event, audit entry and decision; null if it lost. */
export async function endOffer(
  ctx: AppContext,
  read: Offer,
  { status, cause, decision, deadline }: OfferEnd,
): Promise<Offer | null> {
  const { status: from } = read;
  const offer = { ...read, status, decision: decision ?? read.decision };
  const news = offerNews(offer, { from, cause });
  const guard = deadline === undefined ? {} : { deadline };
  const saved = await writeAndAnnounce(ctx, { offer, from, ...guard, ...news });
  if (saved !== null)
    void orDeferToSweep(ctx, tellExpiryDecided(ctx, saved), { offer_id: read.id });
  return saved;
}

/**
 * Withdraws a draft or a sent offer. A withdrawn one is returned unchanged.
 * @throws AppError `not_found`; `conflict` for an offer that has ended otherwise; any error of `judge`.
 */
export async function withdrawOffer(
  ctx: AppContext,
  target: OwnedRef,
  { cause, judge }: { cause: Cause; judge: JudgeOffer },
): Promise<Offer> {
  return changeJudged(ctx, { target, judge }, async (read) => {
    if (read.status === 'withdrawn') return read;
    if (read.status !== 'draft' && read.status !== 'sent') throw wrongStatus(read.status);
    return endOffer(ctx, read, { status: 'withdrawn', cause });
  });
}

/**
 * Expires a sent offer whose deadline has come by `at`. Returns the deadline of one that is still open, else null.
 * Idempotent.
 */
export async function expireIfLate(
  ctx: AppContext,
  target: OwnedRef,
  at: Date,
): Promise<Date | null> {
  const ended = await retryOnConflict(async () => {
    const read = await findOffer(ctx.stores, target);
    if (read?.status !== 'sent') return { waitsFor: null };
    if (!isLate(read, at)) return { waitsFor: read.expiresAt };
    const expired = { status: 'expired', cause: systemCause, deadline: { passed: at } } as const;
    return (await endOffer(ctx, read, expired)) && { waitsFor: null };
  });
  return ended.waitsFor;
}
