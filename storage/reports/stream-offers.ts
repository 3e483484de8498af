import type { OfferFact } from '../../domain/reports/facts.ts';
import { collectionOf } from '../define-model.ts';
import { offerModel, type OfferRecord } from '../hiring/offers/offer.model.ts';
import type { Stores } from '../stores.ts';
import { BATCH, withSources } from './with-sources.ts';

type Found = Pick<
  OfferRecord,
  'candidateId' | 'jobId' | 'title' | 'status' | 'sentAt' | 'decision'
>;

/** The offers of an account one by one, with the sources of their candidates. */
export async function* streamOffers(
  stores: Stores,
  { accountId, jobId }: { accountId: string; jobId: string | null },
): AsyncGenerator<OfferFact> {
  const found = collectionOf(stores.mongo, offerModel)
    .find<Found>({ accountId, ...(jobId !== null && { jobId }) }, { projection })
    .batchSize(BATCH);
  for await (const offer of withSources(stores, accountId, found)) yield factOf(offer);
}

const projection = {
  ...{ _id: 0, candidateId: 1, jobId: 1, title: 1, status: 1, sentAt: 1 },
  'decision.at': 1,
} as const;

function factOf(offer: Found & { source: string | null }): OfferFact {
  const { jobId = null, title, status, sentAt = null, decision, source } = offer;
  return { jobId, title, status, sentAt, source, decidedAt: decision?.at ?? null };
}
