import type { OwnedRef } from '../../domain/common/ids.ts';
import type { Candidate } from '../../domain/hiring/candidate.ts';
import type { Offer } from '../../domain/hiring/offers/offer.ts';
import { offerSentMail, offerWithdrawnMail } from '../../domain/mail/offer-mails.ts';
import { findOffer } from '../../storage/hiring/offers/offers.ts';
import { runOf } from '../../storage/new-id.ts';
import type { AppContext } from '../context.ts';
import { findSurvivor } from '../hiring/pipeline/find-survivor.ts';
import { findOfferOrganization } from '../hiring/offers/read-public-offer.ts';
import { sendOnce } from './send-once.ts';

/** Mails a sent offer to its candidate, once. An offer that has ended meanwhile is not mailed. */
export async function mailOffer(ctx: AppContext, target: OwnedRef): Promise<void> {
  const offer = await findOffer(ctx.stores, target);
  if (offer?.status !== 'sent' || offer.token === null) return;
  const causedAt = offer.sentAt ?? offer.updatedAt;
  await mail(ctx, offer, { key: 'sent', causedAt, write: offerSentMail });
}

/** Mails the withdrawal of an offer that had been sent, once. */
export async function mailWithdrawal(ctx: AppContext, target: OwnedRef): Promise<void> {
  const offer = await findOffer(ctx.stores, target);
  if (offer?.status !== 'withdrawn' || offer.sentAt === null) return;
  await mail(ctx, offer, {
    key: 'withdrawn',
    causedAt: offer.updatedAt,
    write: offerWithdrawnMail,
  });
}

interface Letter {
  /** Distinguishes the mails of one offer. */
  key: string;
  causedAt: Date;
  write: typeof offerSentMail;
}

async function mail(
  ctx: AppContext,
  offer: Offer,
  { key, causedAt, write }: Letter,
): Promise<void> {
  const { accountId, candidateId } = offer;
  const candidate = await findSurvivor(ctx.stores, { accountId, id: candidateId });
  if (candidate === null || !isReachable(candidate)) return;
  const organization = await findOfferOrganization(ctx.stores, offer);
  await sendOnce(ctx, {
    ...{ accountId, kind: 'offer', run: `${runOf(offer.id)} ${key}`, replyTo: null },
    causedAt,
    ...{ to: candidate.email, candidateId: candidate.id, link: { purpose: 'offer', id: offer.id } },
    ...write({ organization, offer }),
  });
}

function isReachable(candidate: Candidate): candidate is Candidate & { email: string } {
  return candidate.anonymizedAt === null && candidate.email !== null;
}
