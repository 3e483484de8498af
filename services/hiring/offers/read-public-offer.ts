import { AppError } from '../../../domain/common/errors.ts';
import { isLate, type Offer } from '../../../domain/hiring/offers/offer.ts';
import {
  isReadable,
  publicOffer,
  type PublicOffer,
} from '../../../domain/hiring/offers/public-offer.ts';
import { findDefaultOrganization } from '../../../storage/hiring/default-organization.ts';
import { findOrganization } from '../../../storage/hiring/organizations.ts';
import { findPosting } from '../../../storage/hiring/postings.ts';
import type { Stores } from '../../../storage/stores.ts';
import { findSurvivor } from '../pipeline/find-survivor.ts';

/**
 * An offer as its candidate reads it. Reading changes nothing, whatever the deadline.
 * @throws AppError `offer_closed` for a withdrawn or expired one.
 */
export async function readPublicOffer(
  stores: Stores,
  offer: Offer,
  at: Date,
): Promise<PublicOffer> {
  const { accountId, status } = offer;
  if (!isReadable(status) || (status === 'sent' && isLate(offer, at))) {
    throw new AppError('offer_closed');
  }
  const [candidate, posting, organization] = await Promise.all([
    findSurvivor(stores, { accountId, id: offer.candidateId }),
    offer.jobId === null ? null : findPosting(stores, { accountId, id: offer.jobId }),
    findOfferOrganization(stores, offer),
  ]);
  return publicOffer(
    { ...offer, status },
    { organization, jobTitle: posting?.title ?? null, candidateName: candidate?.name ?? null },
  );
}

/** The organization of an offer's job, else the account's default one. */
export async function findOfferOrganization(
  stores: Stores,
  { accountId, organizationId: id }: Offer,
) {
  const own = id === null ? null : await findOrganization(stores, { accountId, id });
  return own ?? findDefaultOrganization(stores, accountId);
}
