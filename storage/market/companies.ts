import { isId } from '../../domain/common/ids.ts';
import type { Company } from '../../domain/market/company.ts';
import type { JobCompany } from '../../domain/market/job.ts';
import type { Place } from '../../domain/places/place.ts';
import { newId } from '../new-id.ts';
import type { Stores } from '../stores.ts';
import { companyModel, type CompanyRecord } from './company.model.ts';
import { jobModel } from './job.model.ts';

export type { CompanyRecord } from './company.model.ts';

/** A stored company as the rest of the code knows it. */
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

/** What is not known yet of a new company. */
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
 * The company with this slug, made when it is new. What is known already is never overwritten by null; what is told
 * anew is a visible change, so the index follows.
 */
export async function ensureCompany(stores: Stores, company: NamedCompany): Promise<JobCompany> {
  const record = (await tellCompany(stores, company)) ?? (await makeCompany(stores, company));
  const { _id: id, slug, name, logoUrl, website } = record;
  return { id, slug, name, logoUrl, website };
}

/** The company that is there already, with what it is told now; null when there is none. */
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

/** The new company, or the one that somebody else made at the same moment. */
async function makeCompany(stores: Stores, company: NamedCompany): Promise<CompanyRecord> {
  const companies = companyModel(stores.mongo);
  const { slug, ...named } = company;
  const fresh = { _id: newId('company'), ...unknownCompany, ...named };
  const made = await companies
    .findOneAndUpdate({ slug }, { $setOnInsert: fresh }, { upsert: true, returnDocument: 'after' })
    .lean<CompanyRecord>();
  return made ?? (await companies.findOne({ slug }).lean<CompanyRecord>().orFail());
}

export interface HostedCompany extends NamedCompany {
  /** Of the organization; the company it founds has the same. */
  id: string;
  description: string | null;
}

/**
 * The company that an organization's roles are counted for: its own, or that of one with its slug which is gone by now,
 * either of which follows it; or where a feed has brought a company of that slug before, that one, which stays as it
 * is. Answers the employer as a job row shows it.
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
  return companyModel(stores.mongo)
    .findOneAndUpdate(
      { slug },
      { $setOnInsert: { _id: id, ...unknownCompany, ...shown } },
      { upsert: true, returnDocument: 'after' },
    )
    .lean<CompanyRecord>()
    .orFail();
}

type Point = { lat: number; lng: number };

/**
 * Counts a company's open roles (one per duplicate cluster) and places it on the map: at its headquarters,
 * else where most of its open jobs are. Marks it for the index only when something changed. Where two do this at
 * once, the one that began later has seen more: it alone writes.
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
  /** The places that some open jobs have, and how many jobs these are. */
  _id: Place[];
  jobs: number;
}

/** In one pass over the jobs: a board of thousands has few different places. */
function openPlaces(stores: Stores, companyId: string): Promise<OpenPlaces[]> {
  return jobModel(stores.mongo).aggregate<OpenPlaces>([
    { $match: { 'company.id': companyId, closedAt: null, clusterPrimary: true } },
    { $group: { _id: '$locations', jobs: { $sum: 1 } } },
  ]);
}

/** The point of most jobs; of equally many the most southern, then the most western. */
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

/** Companies whose document in Elasticsearch is behind, among these or all. */
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
