import { randomBytes } from 'node:crypto';
import type { Cause } from '../../../domain/accounts/audit/audit-entry.ts';
import { AppError, invalidRequest } from '../../../domain/common/errors.ts';
import type { OwnedRef } from '../../../domain/common/ids.ts';
import { isLate, type Offer } from '../../../domain/hiring/offers/offer.ts';
import { requireDeadlineAhead } from '../../../domain/hiring/offers/offer-input.ts';
import { findOpenOffer, writeOffer } from '../../../storage/hiring/offers/offers.ts';
import type { AppContext } from '../../context.ts';
import { orDeferToSweep } from '../../defer-to-sweep.ts';
import { announceSoon } from '../../webhooks/announce-soon.ts';
import { anonymized } from '../pipeline/require-candidate.ts';
import { changeJudged, wrongStatus, type JudgeOffer } from './change-offer.ts';
import { expireIfLate } from './end-offer.ts';
import { findSurvivor } from '../pipeline/find-survivor.ts';
import { offerNews } from './offer-news.ts';
import { scheduleExpiry } from './schedule-expiry.ts';

const TOKEN_BYTES = 24;

interface SentOffer {
  offer: Offer;
  /** Whether this call sent it. */
  isNew: boolean;
}

/**
 * Sends a draft: one write makes its link and its event. Mail and timer follow. A sent offer is returned unchanged.
 * @throws AppError `not_found`; `invalid_request` for a deadline that is not ahead or a candidate without an address;
 * `conflict` for an offer that has ended, an anonymised candidate, or another open offer to them for this job.
 */
export async function sendOffer(
  ctx: AppContext,
  target: OwnedRef,
  { cause, judge }: { cause: Cause; judge: JudgeOffer },
): Promise<SentOffer> {
  return changeJudged(ctx, { target, judge }, async (read) => {
    if (read.status === 'sent') return { offer: read, isNew: false };
    if (read.status !== 'draft') throw wrongStatus(read.status);
    const offer = await send(ctx, read, cause);
    return offer && { offer, isNew: true };
  });
}

async function send(ctx: AppContext, draft: Offer, cause: Cause): Promise<Offer | null> {
  const now = new Date();
  requireDeadlineAhead(draft, now);
  const openKey = await openKeyOf(ctx, draft);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const offer = { ...draft, status: 'sent', sentAt: now, token } as const;
  const news = offerNews(offer, { from: 'draft', cause });
  const saved = await writeOffer(ctx.stores, { offer, from: 'draft', openKey, ...news });
  if (saved === 'taken') return makeRoom(ctx, openKey, now);
  if (saved === null) return null;
  announceSoon(ctx, { collection: 'offers', documentId: saved.id, events: news.events });
  void orDeferToSweep(ctx, scheduleExpiry(ctx, saved), { offer_id: saved.id });
  return saved;
}

/** The key of the candidate and job, of which one sent offer holds it. @throws AppError for a candidate that cannot be mailed. */
async function openKeyOf(
  ctx: Pick<AppContext, 'stores'>,
  { accountId, candidateId, jobId }: Offer,
) {
  const candidate = await findSurvivor(ctx.stores, { accountId, id: candidateId });
  if (candidate === null || candidate.anonymizedAt !== null) throw anonymized();
  if (candidate.email === null) {
    throw invalidRequest('candidate.email', 'the candidate needs an e-mail address');
  }
  return `${accountId} ${candidate.id} ${jobId ?? ''}`;
}

/** Expires the offer that holds a key past its deadline, so that sending can be tried again. @throws AppError 409 otherwise. */
async function makeRoom(ctx: AppContext, openKey: string, at: Date): Promise<null> {
  const holder = await findOpenOffer(ctx.stores, openKey);
  if (holder !== null && !isLate(holder, at)) {
    throw new AppError('conflict', {
      message: 'The candidate has an open offer for this job.',
      details: [{ path: 'offer_id', message: holder.id }],
    });
  }
  if (holder !== null) await expireIfLate(ctx, holder, at);
  return null;
}
