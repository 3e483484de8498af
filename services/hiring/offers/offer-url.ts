import type { Config } from '../../../config/config.ts';
import type { Offer } from '../../../domain/hiring/offers/offer.ts';
import { publicUrl } from '../../public-url.ts';

/** Where the candidate reads and answers an offer; null for a draft, and after its candidate was anonymised. */
export function offerUrl(config: Config, { token }: Pick<Offer, 'token'>): string | null {
  return token === null ? null : `${publicUrl(config)}/public/offers/${token}`;
}
