import { companyDocument } from '../../../domain/market/company.ts';
import {
  companyOfRecord,
  findDueCompanies,
  markCompaniesIndexed,
} from '../../../storage/market/companies.ts';
import { writeCompanyDocuments } from '../../../storage/market/search/company-search.ts';
import type { Stores } from '../../../storage/stores.ts';
import { answerRefusals } from './index-jobs.ts';

const BATCH = 500;

/**
 * Updates the company index for the given companies, or all. Companies without an open job are removed. Throws when
 * the index rejected one.
 */
export async function indexDueCompanies(stores: Stores, ids?: readonly string[]): Promise<void> {
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
    await answerRefusals(stores, outcomes);
    await markCompaniesIndexed(
      stores,
      due.map(({ _id: id, revision }) => ({ id, revision })),
    );
  }
}
