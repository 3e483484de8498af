import type { OfferFact } from '../../domain/reports/facts.ts';
import { collectionOf } from '../define-model.ts';
import { offerModel, type OfferRecord } from '../hiring/offers/offer.model.ts';
import type { Stores } from '../stores.ts';
import { readSources } from './candidate-sources.ts';

const BATCH = 500;

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
  for await (const batch of batches(found, BATCH)) {
    const ids = batch.map(({ candidateId }) => candidateId);
    const sources = await readSources(stores, accountId, ids);
    for (const offer of batch) yield factOf(offer, sources.get(offer.candidateId) ?? null);
  }
}

const projection = {
  ...{ _id: 0, candidateId: 1, jobId: 1, title: 1, status: 1, sentAt: 1 },
  'decision.at': 1,
} as const;

function factOf(
  { jobId = null, title, status, sentAt = null, decision }: Found,
  source: string | null,
): OfferFact {
  return { jobId, title, status, sentAt, source, decidedAt: decision?.at ?? null };
}

async function* batches<Row>(rows: AsyncIterable<Row>, size: number): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
