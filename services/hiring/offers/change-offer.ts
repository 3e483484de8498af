import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../../domain/common/actor.ts';
import { AppError } from '../../../domain/common/errors.ts';
import type { OwnedRef } from '../../../domain/common/ids.ts';
import type { Offer, OfferStatus } from '../../../domain/hiring/offers/offer.ts';
import {
  changedOffer,
  withVersion,
  type OfferChanges,
} from '../../../domain/hiring/offers/offer-input.ts';
import { findOffer, writeOffer, type OfferWrite } from '../../../storage/hiring/offers/offers.ts';
import type { AppContext } from '../../context.ts';
import { retryOnConflict } from '../../retry-on-conflict.ts';
import { announceSoon } from '../../webhooks/announce-soon.ts';

/** Rejects an offer of a version that the caller does not expect. */
export type JudgeOffer = (offer: Offer) => void;

/**
 * Changes a draft, and keeps the replaced terms among its versions. Writes nothing when nothing changes.
 * @throws AppError `not_found`; `conflict` for an offer that is not a draft; any error of `judge`.
 */
export async function changeOffer(
  ctx: AppContext,
  target: OwnedRef,
  { changes, actor, judge }: { changes: OfferChanges; actor: Actor; judge: JudgeOffer },
): Promise<Offer> {
  return changeJudged(ctx, { target, judge }, async (read) => {
    if (read.status !== 'draft') throw wrongStatus(read.status);
    const changed = changedOffer(read, changes);
    if (isDeepStrictEqual(changed, read)) return read;
    const offer = withVersion(changed, read, { actor, at: new Date() });
    return writeAndAnnounce(ctx, { offer, from: 'draft' });
  });
}

/**
 * Applies a change to the offer that the caller judges, and again to the new version while it returns null (a version
 * conflict).
 * @throws AppError `not_found`; any error of `judge` and of `change`.
 */
export async function changeJudged<Result>(
  ctx: Pick<AppContext, 'stores'>,
  { target, judge }: { target: OwnedRef; judge: JudgeOffer },
  change: (read: Offer) => Promise<Result | null>,
): Promise<Result> {
  return retryOnConflict(async () => {
    const read = await requireOffer(ctx, target);
    judge(read);
    return change(read);
  });
}

/** @throws AppError `not_found`. */
export async function requireOffer(
  ctx: Pick<AppContext, 'stores'>,
  target: OwnedRef,
): Promise<Offer> {
  const offer = await findOffer(ctx.stores, target);
  if (offer === null) throw new AppError('not_found');
  return offer;
}

/**
 * Writes an offer and announces its events in the background; null when the write lost the race.
 * @throws AppError `conflict` when another sent offer holds the key.
 */
export async function writeAndAnnounce(ctx: AppContext, write: OfferWrite): Promise<Offer | null> {
  const saved = await writeOffer(ctx.stores, write);
  if (saved === 'taken') throw new AppError('conflict');
  if (saved === null) return null;
  const events = [...(write.events ?? [])];
  if (events.length > 0) {
    announceSoon(ctx, { collection: 'offers', documentId: saved.id, events });
  }
  return saved;
}

/** 409, naming the status under the path `status`. */
export function wrongStatus(status: OfferStatus): AppError {
  const message = `This offer is ${status === 'draft' ? 'a draft' : status}.`;
  return new AppError('conflict', { message, details: [{ path: 'status', message: status }] });
}
