import { isId } from '../../domain/common/ids.ts';
import type { Company } from '../../domain/market/company.ts';
import type { JobCompany } from '../../domain/market/job.ts';
import type { Place } from '../../domain/places/place.ts';
import { newId } from '../new-id.ts';
import type { Stores } from '../stores.ts';
import { findOrInsert } from '../find-or-insert.ts';
import { companyModel, type CompanyRecord } from './company.model.ts';
import { jobModel } from './job.model.ts';

export type { CompanyRecord } from './company.model.ts';

/** Maps a document to the company. */
export function companyOfRecord(record: CompanyRecord): Company {
  const {
    _id: id,
    revision: _r,
    indexedRevision: _i,
    indexDueAt: _d,
    counts: _c,
    ...company
  } = record;
  return { id, ...company };
}

export interface NamedCompany {
  slug: string;
  name: string;
  website: string | null;
  logoUrl: string | null;
}

/** Members of a new company that are not known yet. */
const unknownCompany = {
  industry: null,
  description: null,
  foundedYear: null,
  size: null,
  headquarters: null,
  coordinates: null,
  openJobs: 0,
  counts: 0,
  revision: 1,
  indexedRevision: 0,
};

/**
 * The company with this slug; created when missing. Null never overwrites a known value. A new value is a visible
 * change, so the index is updated.
 */
export async function ensureCompany(stores: Stores, company: NamedCompany): Promise<JobCompany> {
  const record = (await tellCompany(stores, company)) ?? (await makeCompany(stores, company));
  const { _id: id, slug, name, logoUrl, website } = record;
  return { id, slug, name, logoUrl, website };
}

/** The existing company, updated with the new values; null when there is none. */
async function tellCompany(
  stores: Stores,
  { slug, website, logoUrl }: NamedCompany,
): Promise<CompanyRecord | null> {
  const companies = companyModel(stores.mongo);
  const stored = await companies.findOne({ slug }).lean<CompanyRecord>();
  if (stored === null) return null;
  const told = { website: website ?? stored.website, logoUrl: logoUrl ?? stored.logoUrl };
  if (told.website === stored.website && told.logoUrl === stored.logoUrl) return stored;
  await companies.updateOne(
    { _id: stored._id },
    { $set: { ...told, indexDueAt: new Date() }, $inc: { revision: 1 } },
  );
  return { ...stored, ...told };
}

/** The new company, or the one that a concurrent call created. */
function makeCompany(stores: Stores, { slug, ...named }: NamedCompany): Promise<CompanyRecord> {
  const fresh = { _id: newId('company'), ...unknownCompany, ...named };
  return findOrInsert<CompanyRecord>(companyModel(stores.mongo), { slug }, fresh);
}

export interface HostedCompany extends NamedCompany {
  /** The organization's id. A company created for it has the same id. */
  id: string;
  description: string | null;
}

/**
 * The company that an organization's roles are counted for. It is the company created for this organization, or for a
 * deleted organization with the same slug; either takes over the organization's profile. If a feed has created a
 * company with that slug, it is that company, unchanged. Returns the employer as job rows show it.
 */
export async function ensureHostedCompany(
  stores: Stores,
  { id, slug, ...shown }: HostedCompany,
): Promise<JobCompany> {
  const { name, logoUrl, website } = shown;
  const model = companyModel(stores.mongo);
  const own = await model.findById(id).lean<CompanyRecord>();
  const home = own ?? (await foundCompany(stores, { id, slug, ...shown }));
  if (isId('organization', home._id)) await followOrganization(stores, home, shown);
  return { id: home._id, slug, name, logoUrl, website };
}

async function followOrganization(
  stores: Stores,
  own: CompanyRecord,
  shown: Omit<HostedCompany, 'id' | 'slug'>,
): Promise<void> {
  const names = Object.keys(shown) as (keyof typeof shown)[];
  if (names.every((name) => own[name] === shown[name])) return;
  await companyModel(stores.mongo).updateOne(
    { _id: own._id },
    { $set: { ...shown, indexDueAt: new Date() }, $inc: { revision: 1 } },
  );
}

function foundCompany(
  stores: Stores,
  { id, slug, ...shown }: HostedCompany,
): Promise<CompanyRecord> {
  const fresh = { _id: id, ...unknownCompany, ...shown };
  return findOrInsert<CompanyRecord>(companyModel(stores.mongo), { slug }, fresh);
}

type Point = { lat: number; lng: number };

/**
 * Counts a company's open roles (one per duplicate cluster) and sets its coordinates: those of its headquarters, else
 * of most of its open jobs. Marks it for the index only when something changed. Of concurrent counts only the one
 * that started last writes, since it has seen the latest jobs.
 */
export async function refreshCompany(stores: Stores, companyId: string): Promise<void> {
  const company = await companyModel(stores.mongo)
    .findByIdAndUpdate(companyId, { $inc: { counts: 1 } }, { returnDocument: 'after' })
    .lean<CompanyRecord>();
  if (!company) return;
  const open = await openPlaces(stores, companyId);
  const openJobs = open.reduce((sum, { jobs }) => sum + jobs, 0);
  const coordinates = pointOf(company.headquarters) ?? commonPoint(open);
  const moved = JSON.stringify(coordinates) !== JSON.stringify(company.coordinates);
  if (!moved && openJobs === company.openJobs && company.indexedRevision > 0) return;
  await companyModel(stores.mongo).updateOne(
    { _id: companyId, counts: company.counts },
    { $set: { openJobs, coordinates, indexDueAt: new Date() }, $inc: { revision: 1 } },
  );
}

function pointOf(place: Place | null): Point | null {
  if (!place || place.lat === null || place.lng === null) return null;
  return { lat: place.lat, lng: place.lng };
}

interface OpenPlaces {
  /** A combination of places, and the number of open jobs that have it. */
  _id: Place[];
  jobs: number;
}

/** One aggregation over the jobs: a board with thousands of jobs has few different places. */
function openPlaces(stores: Stores, companyId: string): Promise<OpenPlaces[]> {
  return jobModel(stores.mongo).aggregate<OpenPlaces>([
    { $match: { 'company.id': companyId, closedAt: null, clusterPrimary: true } },
    { $group: { _id: '$locations', jobs: { $sum: 1 } } },
  ]);
}

/** The point with most jobs; of equals the southernmost, then the westernmost. */
function commonPoint(open: readonly OpenPlaces[]): Point | null {
  const jobsAt = new Map<string, { point: Point; jobs: number }>();
  for (const { _id: places, jobs } of open) {
    for (const point of places.flatMap((place) => pointOf(place) ?? [])) {
      const key = `${point.lat} ${point.lng}`;
      const before = jobsAt.get(key)?.jobs ?? 0;
      jobsAt.set(key, { point, jobs: before + jobs });
    }
  }
  const [most] = [...jobsAt.values()].sort(
    (a, b) => b.jobs - a.jobs || a.point.lat - b.point.lat || a.point.lng - b.point.lng,
  );
  return most?.point ?? null;
}

/** Companies whose index document is outdated, among these or all. */
export function findDueCompanies(
  stores: Stores,
  limit: number,
  ids?: readonly string[],
): Promise<CompanyRecord[]> {
  return companyModel(stores.mongo)
    .find({ indexDueAt: { $exists: true }, ...(ids !== undefined && { _id: { $in: [...ids] } }) })
    .limit(limit)
    .lean<CompanyRecord[]>();
}

/** Marks these revisions as indexed. A company that has changed since stays due. */
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
