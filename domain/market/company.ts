import { z } from 'zod';
import { foldCase } from '../common/text/fold-case.ts';
import { words } from '../text/words.ts';

/** An employer in the market index, with values derived from its open jobs. */
export interface Company {
  id: string;
  slug: string;
  name: string;
  logoUrl: string | null;
  website: string | null;
  industry: string | null;
  description: string | null;
  foundedYear: number | null;
  size: string | null;
  headquarters: Headquarters | null;
  /** Of the headquarters, else of the place with most of its open jobs (decision 0008). */
  coordinates: { lat: number; lng: number } | null;
  openJobs: number;
}

export interface Headquarters {
  text: string;
  city: string | null;
  region: string | null;
  country: string | null;
}

/** A row of GET /companies. */
export const companyRowSchema = z.object({
  id: z.string().meta({ example: 'org_0NaQ8xT2v7Bd1kZp4mXw' }),
  slug: z.string().meta({ description: 'The value for company in GET /jobs.', example: 'ramp' }),
  name: z.string().meta({ example: 'Ramp' }),
  logo_url: z.string().nullable(),
  website: z.string().nullable(),
  industry: z.string().nullable(),
  description: z.string().nullable(),
  founded_year: z.int().nullable(),
  size: z
    .string()
    .nullable()
    .meta({ description: 'Number of employees, as a range.', example: '51-200' }),
});
companyRowSchema.register(z.globalRegistry, { id: 'Company' });
export type CompanyRow = z.infer<typeof companyRowSchema>;

/** A row of GET /jobs/map. */
export const mapRowSchema = z.object({
  company: companyRowSchema.pick({ id: true, slug: true, name: true, logo_url: true }),
  headquarters: z
    .object({
      text: z.string(),
      city: z.string().nullable(),
      region: z.string().nullable(),
      country: z.string().nullable(),
    })
    .nullable(),
  coordinates: z.object({ lat: z.number(), lng: z.number() }).meta({
    description: 'Coordinates of the headquarters, else of the place with most open jobs.',
  }),
  open_jobs: z.int().meta({ description: 'Open jobs that match the filters.' }),
});
mapRowSchema.register(z.globalRegistry, { id: 'MapArea' });
export type MapRow = z.infer<typeof mapRowSchema>;

/** The members of an employer in the company index. */
export interface CompanyDocument {
  slug: string;
  name_folded: string;
  name_words: string;
  open_jobs: number;
  point: { lat: number; lon: number } | null;
  /** The row of GET /companies as JSON. */
  row: string;
  /** The row of GET /jobs/map as JSON, without the count, which depends on the request. */
  map_row: string;
}

/** A company's index document; null without an open job (decision 0008). */
export function companyDocument(company: Company): CompanyDocument | null {
  if (company.openJobs === 0) return null;
  const { coordinates } = company;
  return {
    slug: company.slug,
    name_folded: foldCase(company.name),
    name_words: words(company.name).join(' '),
    open_jobs: company.openJobs,
    point: coordinates && { lat: coordinates.lat, lon: coordinates.lng },
    row: JSON.stringify(companyRow(company)),
    map_row: JSON.stringify(mapRow(company)),
  };
}

function companyRow({ logoUrl, foundedYear, ...company }: Company): CompanyRow {
  const { id, slug, name, website, industry, description, size } = company;
  return {
    id,
    slug,
    name,
    logo_url: logoUrl,
    website,
    industry,
    description,
    founded_year: foundedYear,
    size,
  };
}

function mapRow({ id, slug, name, logoUrl, headquarters, coordinates }: Company) {
  const company = { id, slug, name, logo_url: logoUrl };
  if (headquarters === null) return { company, headquarters, coordinates };
  const { text, city, region, country } = headquarters;
  return { company, headquarters: { text, city, region, country }, coordinates };
}
