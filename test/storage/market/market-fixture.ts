import { formatId } from '../../../domain/common/ids.ts';
import type { Company } from '../../../domain/market/company.ts';
import type { Job, JobSummary } from '../../../domain/market/job.ts';
import type { Place } from '../../../domain/places/place.ts';
import { jobDocument } from '../../../domain/market/job-projection.ts';
import { connectElasticsearch } from '../../../storage/elasticsearch.ts';
import {
  ensureIndexes,
  jobsIndexNames,
  refreshIndexes,
  writeJobDocuments,
} from '../../../storage/market/search/job-index.ts';
import type { Stores } from '../../../storage/stores.ts';

/** New indexes for this test file on the real server. Searches do not use MongoDB. */
export async function openIndexes(name: string): Promise<Stores> {
  const url = process.env['ELASTICSEARCH_URL'] ?? '';
  const prefix = `test-${name}-${process.pid}-${Date.now().toString(36)}`;
  const search = connectElasticsearch({ url, prefix, shards: 1, replicas: 0, refreshMs: 60_000 });
  const stores = { search } as Stores;
  await ensureIndexes(stores);
  return stores;
}

export async function dropIndexes(stores: Stores): Promise<void> {
  const { client, companiesIndex } = stores.search;
  const companies = Object.keys(await client.indices.getAlias({ name: companiesIndex }));
  await client.indices.delete({ index: [...(await jobsIndexNames(stores)), ...companies] });
  await client.close();
}

/** Writes jobs like ingestion and waits until they are searchable. */
export async function indexJobs(stores: Stores, jobs: Job[], revision = 1): Promise<void> {
  const writes = jobs.map((job) => ({
    id: job.id,
    revision,
    document: jobDocument({ job, clusterPrimary: true }),
  }));
  const outcomes = await writeJobDocuments(stores, writes);
  const failed = outcomes.filter(({ error }) => error !== null);
  if (failed.length > 0) throw new Error(JSON.stringify(failed));
  await refreshIndexes(stores);
}

const NEWEST_MS = Date.UTC(2026, 0, 31);
let made = 0;

/** A generic job; every later one was posted a minute earlier. */
export function makeJob(differences: Partial<Job> = {}): Job {
  made += 1;
  const postedAt = new Date(NEWEST_MS - made * 60_000).toISOString();
  return {
    id: formatId('job', NEWEST_MS + made, new Uint8Array(12)),
    title: 'Engineer',
    company: makeJobCompany('Acme'),
    location: '',
    locations: [],
    workplaceType: null,
    employmentType: null,
    seniorityLevel: null,
    labels: { workplace: null, employment: null, seniority: null },
    department: null,
    salary: null,
    applyUrl: 'https://jobs.example/1',
    canApply: false,
    sourceName: 'greenhouse',
    postedAt,
    updatedAt: postedAt,
    closesAt: null,
    closedAt: null,
    descriptionText: '',
    keywords: [],
    aiSummary: null,
    language: null,
    requisitionId: null,
    ...differences,
  };
}

/** The AI summary of a job as stored. */
export function makeSummary(summary: string): JobSummary {
  return {
    summary,
    responsibilities: [],
    requirements: [],
    benefits: [],
    generatedAt: '2026-05-04T08:00:00.000Z',
    model: 'offline',
  };
}

export function makeJobCompany(name: string): Job['company'] {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return { id: `org_${slug}`, slug, name, logoUrl: null, website: null };
}

export function makePlace(text: string, differences: Partial<Place> = {}): Place {
  const unknown = { city: null, region: null, regionCode: null, country: null };
  return { text, ...unknown, lat: null, lng: null, ...differences };
}

export function makeSalary(annualMin: number, annualMax: number, currency = 'USD'): Job['salary'] {
  const range = { min: annualMin, max: annualMax, annualMin, annualMax };
  return { ...range, currency, period: 'year', source: 'structured' };
}

export function makeCompany(name: string, differences: Partial<Company> = {}): Company {
  return {
    ...makeJobCompany(name),
    industry: null,
    description: null,
    foundedYear: null,
    size: null,
    headquarters: null,
    coordinates: null,
    openJobs: 1,
    ...differences,
  };
}
