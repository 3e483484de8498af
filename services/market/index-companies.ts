import { companyDocument } from '../../domain/market/company.ts';
import {
  companyOfRecord,
  findDueCompanies,
  markCompaniesIndexed,
} from '../../storage/market/companies.ts';
import { writeCompanyDocuments } from '../../storage/market/search/company-search.ts';
import type { Stores } from '../../storage/stores.ts';
import { throwRefusals } from './index-jobs.ts';
import { readmitReaders, restoreIndexes } from './restore-indexes.ts';

const BATCH = 500;

/**
 * Brings the company index up to date, of these or all; companies without an open job are taken out of it. A pass over
 * all notices when an index was lost, so a worker that runs on recovers it, and when it is whole again.
 */
export async function indexDueCompanies(stores: Stores, ids?: readonly string[]): Promise<void> {
  if (ids === undefined) await restoreIndexes(stores);
  await indexDue(stores, ids);
  if (ids === undefined) await readmitReaders(stores);
}

async function indexDue(stores: Stores, ids?: readonly string[]): Promise<void> {
  for (;;) {
    const due = await findDueCompanies(stores, BATCH, ids);
    if (due.length === 0) return;
    const outcomes = await writeCompanyDocuments(
      stores,
      due.map((record) => ({
        id: record._id,
        revision: record.revision,
        document: companyDocument(companyOfRecord(record)),
      })),
    );
    throwRefusals(outcomes);
    await markCompaniesIndexed(
      stores,
      due.map(({ _id: id, revision }) => ({ id, revision })),
    );
  }
}
