import type { Offer } from '../../../domain/hiring/offers/offer.ts';
import { termsOf, type NewOfferInput } from '../../../domain/hiring/offers/offer-input.ts';
import { findOffer, insertOffer } from '../../../storage/hiring/offers/offers.ts';
import { idOf } from '../../../storage/new-id.ts';
import type { AppContext } from '../../context.ts';
import { createOnce } from '../../create-once.ts';
import type { Creation } from '../creation.ts';
import { requireLivingCandidate, requirePosting } from '../named-records.ts';

/**
 * Creates a draft. A repeated run returns the offer of the first run.
 * @throws AppError `invalid_request` for a candidate or job that is not the account's, and for a merged candidate;
 * `conflict` for an anonymised one.
 */
export async function createOffer(
  { stores }: Pick<AppContext, 'stores'>,
  { accountId, run }: Creation,
  input: NewOfferInput,
): Promise<Offer> {
  await requireLivingCandidate(stores, accountId, input.candidate_id);
  const posting = await requirePosting(stores, accountId, input.job_id ?? null);
  const now = new Date();
  const { candidate_id: candidateId, job_id: _job, ...terms } = input;
  const offer: Offer = {
    id: idOf('offer', run),
    accountId,
    candidateId,
    jobId: posting?.id ?? null,
    organizationId: posting?.organizationId ?? null,
    ...termsOf(terms),
    status: 'draft',
    sentAt: null,
    decision: null,
    versions: [],
    token: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  return createOnce(stores, offer, { insert: insertOffer, find: findOffer });
}
