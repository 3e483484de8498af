import type { Company } from '../../domain/market/company.ts';
import type { JobCompany, JobPlace } from '../../domain/market/job.ts';
import { newId } from '../new-id.ts';
import type { Stores } from '../stores.ts';
import { companyModel, type CompanyRecord } from './company.model.ts';
import { jobModel } from './job.model.ts';

export type { CompanyRecord } from './company.model.ts';

/** A stored company as the rest of the code knows it. */
export function companyOfRecord(record: CompanyRecord): Company {
  const { _id: id, revision: _r, indexedRevision: _i, indexDueAt: _d, ...company } = record;
  return { id, ...company };
}

export interface NamedCompany {
  slug: string;
  name: string;
  website: string | null;
  logoUrl: string | null;
}

/** The company with this slug, made when it is new. What is known already is never overwritten by null. */
export async function ensureCompany(stores: Stores, company: NamedCompany): Promise<JobCompany> {
  const known = {
    ...(company.website === null ? {} : { website: company.website }),
    ...(company.logoUrl === null ? {} : { logoUrl: company.logoUrl }),
  };
  const fresh = {
    _id: newId('company'),
    name: company.name,
    industry: null,
    description: null,
    foundedYear: null,
    size: null,
    headquarters: null,
    coordinates: null,
    openJobs: 0,
    revision: 1,
    indexedRevision: 0,
    ...(company.website === null ? { website: null } : {}),
    ...(company.logoUrl === null ? { logoUrl: null } : {}),
  };
  const record = await companyModel(stores.mongo)
    .findOneAndUpdate(
      { slug: company.slug },
      { $set: known, $setOnInsert: fresh },
      { upsert: true, returnDocument: 'after' },
    )
    .lean<CompanyRecord>()
    .orFail();
  const { _id: id, slug, name, logoUrl, website } = record;
  return { id, slug, name, logoUrl, website };
}

/** Companies whose jobs a run touched. */
export function touchedCompanies(
  stores: Stores,
  read: { sourceId: string; run: string },
): Promise<string[]> {
  return jobModel(stores.mongo).distinct('company.id', {
    sourceId: read.sourceId,
    changeRun: read.run,
  });
}

type Point = { lat: number; lng: number };

/**
 * Counts a company's open roles (one per duplicate cluster) and places it on the map: at its headquarters,
 * else where most of its open jobs are. Marks it for the index only when something changed.
 */
export async function refreshCompany(stores: Stores, companyId: string): Promise<void> {
  const company = await companyModel(stores.mongo).findById(companyId).lean<CompanyRecord>();
  if (!company) return;
  const open = { 'company.id': companyId, closedAt: null, clusterPrimary: true };
  const openJobs = await jobModel(stores.mongo).countDocuments(open);
  const coordinates = pointOf(company.headquarters) ?? (await commonPoint(stores, open));
  const moved = JSON.stringify(coordinates) !== JSON.stringify(company.coordinates);
  if (!moved && openJobs === company.openJobs && company.indexedRevision > 0) return;
  await companyModel(stores.mongo).updateOne(
    { _id: companyId },
    { $set: { openJobs, coordinates, indexDueAt: new Date() }, $inc: { revision: 1 } },
  );
}

function pointOf(place: JobPlace | null): Point | null {
  if (!place || place.lat === null || place.lng === null) return null;
  return { lat: place.lat, lng: place.lng };
}

async function commonPoint(stores: Stores, open: Record<string, unknown>): Promise<Point | null> {
  const [most] = await jobModel(stores.mongo).aggregate<{ _id: Point }>([
    { $match: open },
    { $unwind: '$locations' },
    { $match: { 'locations.lat': { $ne: null } } },
    { $group: { _id: { lat: '$locations.lat', lng: '$locations.lng' }, jobs: { $sum: 1 } } },
    { $sort: { jobs: -1, '_id.lat': 1, '_id.lng': 1 } },
    { $limit: 1 },
  ]);
  return most?._id ?? null;
}

/** Companies whose document in Elasticsearch is behind. */
export function findDueCompanies(stores: Stores, limit: number): Promise<CompanyRecord[]> {
  return companyModel(stores.mongo)
    .find({ indexDueAt: { $exists: true } })
    .limit(limit)
    .lean<CompanyRecord[]>();
}

/** Notes that these revisions are in the index; a company that has changed since stays due. */
export async function markCompaniesIndexed(
  stores: Stores,
  indexed: readonly { id: string; revision: number }[],
): Promise<void> {
  if (indexed.length === 0) return;
  await companyModel(stores.mongo).bulkWrite(
    indexed.map(({ id, revision }) => ({
      updateOne: {
        filter: { _id: id, revision },
        update: { $set: { indexedRevision: revision }, $unset: { indexDueAt: '' } },
      },
    })),
  );
}
