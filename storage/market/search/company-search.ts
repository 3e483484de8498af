import type { CompanyDocument } from '../../../domain/market/company.ts';
import type { CompanyQuery } from '../../../domain/market/company-query.ts';
import type { Stores } from '../../stores.ts';
import { companyLadder } from './company-search.query.ts';
import { searchIndex } from './search-index.ts';
import { type IndexWrite, writeDocuments, type WriteOutcome } from './write-documents.ts';

/** One company's state for the index; `document: null` deletes it. */
export type CompanyWrite = IndexWrite<CompanyDocument>;

interface CompanyHits {
  hits?: { hits?: { fields: { row: [string] } }[] };
}

/** Rows of GET /companies as JSON texts ready to send, best match first; equal matches by number of open jobs. */
export async function searchCompanies(
  { search }: Stores,
  { query, limit }: { query: CompanyQuery; limit: number },
): Promise<string[]> {
  const found = await searchIndex<CompanyHits>(search, {
    index: search.companiesIndex,
    parts: 'hits.hits.fields.row',
    body: {
      query: companyLadder(query),
      sort: [{ _score: 'desc' }, { open_jobs: 'desc' }, { slug: 'asc' }],
      size: limit,
      track_total_hits: false,
      stored_fields: ['row'],
    },
  });
  return (found.hits?.hits ?? []).map(({ fields }) => fields.row[0]);
}

/** Writes companies at their revisions, with the same guarantees as `writeJobDocuments`. */
export async function writeCompanyDocuments(
  stores: Stores,
  writes: readonly CompanyWrite[],
): Promise<WriteOutcome[]> {
  return writeDocuments(stores, writes, [stores.search.companiesIndex]);
}
