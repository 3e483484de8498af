import type { OwnedRef } from '../../domain/common/ids.ts';
import type { Candidate } from '../../domain/hiring/candidate.ts';
import type { Offer } from '../../domain/hiring/offers/offer.ts';
import { offerSentMail, offerWithdrawnMail } from '../../domain/mail/offer-mails.ts';
import { findOffer } from '../../storage/hiring/offers/offers.ts';
import { runOf } from '../../storage/new-id.ts';
import type { AppContext } from '../context.ts';
import { findSurvivor } from '../hiring/pipeline/find-survivor.ts';
import { findOfferOrganization } from '../hiring/offers/read-public-offer.ts';
import { offerUrl } from '../hiring/offers/offer-url.ts';
import { sendOnce } from './send-once.ts';

/** Mails a sent offer to its candidate, once. An offer that has ended meanwhile is not mailed. */
export async function mailOffer(ctx: AppContext, target: OwnedRef): Promise<void> {
  const offer = await findOffer(ctx.stores, target);
  const url = offer === null ? null : offerUrl(ctx.config, offer);
  if (offer?.status !== 'sent' || url === null) return;
  await mail(ctx, offer, {
    key: 'sent',
    write: (names) => offerSentMail({ ...names, offer, url }),
  });
}

/** Mails the withdrawal of an offer that had been sent, once. */
export async function mailWithdrawal(ctx: AppContext, target: OwnedRef): Promise<void> {
  const offer = await findOffer(ctx.stores, target);
  if (offer?.status !== 'withdrawn' || offer.sentAt === null) return;
  const write = (names: Names) => offerWithdrawnMail({ ...names, offer });
  await mail(ctx, offer, { key: 'withdrawn', write });
}

interface Names {
  organization: string | null;
}

interface Letter {
  /** Distinguishes the mails of one offer. */
  key: string;
  write: (names: Names) => { subject: string; text: string };
}

async function mail(ctx: AppContext, offer: Offer, { key, write }: Letter): Promise<void> {
  const { accountId, candidateId } = offer;
  const candidate = await findSurvivor(ctx.stores, { accountId, id: candidateId });
  if (candidate === null || !isReachable(candidate)) return;
  const organization = await findOfferOrganization(ctx.stores, offer);
  const letter = write({ organization: organization?.name ?? null });
  await sendOnce(ctx, {
    ...{ accountId, kind: 'offer', run: `${runOf(offer.id)} ${key}`, ...letter },
    ...{ to: candidate.email, candidateId: candidate.id, html: null, replyTo: null },
  });
}

function isReachable(candidate: Candidate): candidate is Candidate & { email: string } {
  return candidate.anonymizedAt === null && candidate.email !== null;
}
