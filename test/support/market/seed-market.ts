import { companyDocument } from '../../../domain/market/company.ts';
import type { Job } from '../../../domain/market/job.ts';
import { prepareStores } from '../../../services/prepare-stores.ts';
import { textHash } from '../../../storage/market/job-summaries.ts';
import { writeCompanyDocuments } from '../../../storage/market/search/company-search.ts';
import { deleteIndexes } from '../../../storage/market/search/index-lifecycle.ts';
import { jobsIndexNames, refreshIndexes } from '../../../storage/market/search/job-index.ts';
import {
  ensurePeopleIndex,
  peopleIndexNames,
} from '../../../storage/people/search/people-index.ts';
import type { Stores } from '../../../storage/stores.ts';
import { indexJobs, makeCompany } from '../../storage/market/market-fixture.ts';

/** Writes jobs to MongoDB and both indexes like a completed ingestion. */
export async function seedMarket(stores: Stores, jobs: Job[]): Promise<void> {
  await prepareStores(stores);
  await ensurePeopleIndex(stores, { isUnread: false });
  const records = jobs.map(({ id, ...job }) => ({
    ...job,
    _id: id,
    postedAt: new Date(job.postedAt),
    updatedAt: new Date(job.updatedAt),
    closesAt: job.closesAt === null ? null : new Date(job.closesAt),
    closedAt: job.closedAt === null ? null : new Date(job.closedAt),
    aiSummary: job.aiSummary && { ...job.aiSummary, textHash: textHash(job) },
    sourceId: 'src_test',
    externalId: id,
  }));
  await stores.mongo.collection<{ _id: string }>('jobs').insertMany(records);
  await indexJobs(
    stores,
    jobs.filter((job) => job.closedAt === null),
  );
  await indexCompanies(stores, jobs);
}

async function indexCompanies(stores: Stores, jobs: Job[]): Promise<void> {
  const names = [...new Set(jobs.map((job) => job.company.name))];
  const writes = names.map((name) => {
    const company = makeCompany(name, { coordinates: { lat: 30.27, lng: -97.74 } });
    return { id: company.id, revision: 1, document: companyDocument(company) };
  });
  await writeCompanyDocuments(stores, writes);
  await refreshIndexes(stores);
}

/** Deletes this test's indexes, with that of People Search, which `prepareStores` also creates. */
export async function dropMarket(stores: Stores): Promise<void> {
  const { client, companiesIndex } = stores.search;
  const companies = Object.keys(await client.indices.getAlias({ name: companiesIndex }));
  await client.indices.delete({ index: [...(await jobsIndexNames(stores)), ...companies] });
  await deleteIndexes(stores, await peopleIndexNames(stores));
}
