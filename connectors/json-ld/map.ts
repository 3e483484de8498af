import { cleanLine } from '../../domain/common/text/clean-text.ts';
import { safeUrl } from '../../domain/common/safe-url.ts';
import type {
  PostedCompany,
  PostedPay,
  PostedPlace,
  Posting,
} from '../../domain/market/posting.ts';
import type { SourceRef } from '../connector.ts';
import { companyOf } from '../mapping/company.ts';
import { toIsoClosing, toIsoTime } from '../mapping/dates.ts';
import { parseDetail, part } from '../mapping/parse-row.ts';
import { cadenceNamed, combinePay, toPay } from '../mapping/pay.ts';
import { toPlace, toPosting } from '../mapping/posting.ts';
import { RowRejected } from '../feed/errors.ts';
import type { LinkedRow } from './read-postings.ts';
import { jobPosting, type JobPosting } from './schema.ts';
import { parseUrl } from '../../domain/common/parse-url.ts';

const named = part({ identifier: jobPosting.shape.identifier, url: jobPosting.shape.url });

export function mapJsonLd(row: unknown, source: SourceRef): Posting {
  const { page, node, problem } = row as LinkedRow;
  if (problem !== undefined) throw new RowRejected(problem, null);
  const job = parseDetail(jobPosting, node, externalIdOf(node, page));
  const url = urlOf(job.url, page);
  const isRemote = job.jobLocationType.some((type) => type.toUpperCase() === 'TELECOMMUTE');
  return toPosting({
    externalId: externalIdOf(node, page),
    title: job.title,
    company: employerOf(job, source),
    places: placesOf(job),
    remoteFlag: isRemote ? true : null,
    workplaceLabel: job.jobLocationType.join(', ') || null,
    employmentLabel: job.employmentType.join(', '),
    pay: combinePay(job.baseSalary.map((salary) => payOf(salary, job.salaryCurrency))),
    payText:
      job.baseSalary
        .map((salary) => payTextOf(salary, job.salaryCurrency))
        .filter(Boolean)
        .join('; ') || null,
    descriptionHtml: job.description ?? '',
    applyUrl: url,
    postedAt: toIsoTime(job.datePosted),
    updatedAt: toIsoTime(job.dateModified),
    closesAt: toIsoClosing(job.validThrough),
    language: job.inLanguage,
    requisitionId: job.identifier,
  });
}

/** The employer's own number, else the URL of the posting. Also set when other members are invalid. */
function externalIdOf(node: unknown, page: string): string {
  const { identifier, url } = named.parse(node);
  return cleanLine(identifier) || urlOf(url, page);
}

function urlOf(url: string | null, page: string): string {
  return (url === null ? null : parseUrl(url, page))?.href ?? page;
}

/** "confidential" stands for an anonymous employer. */
function employerOf({ hiringOrganization: employer }: JobPosting, source: SourceRef) {
  const isNamed = employer !== null && employer.name.toLowerCase() !== 'confidential';
  if (!isNamed) return companyOf(source);
  const company = companyOf(source, employer.name);
  const website = safeUrl(employer.sameAs) ?? safeUrl(employer.url);
  return company && ({ ...company, website, logoUrl: employer.logo } satisfies PostedCompany);
}

/** The workplace; for a remote role without one, the places where applicants may live. */
function placesOf(job: JobPosting): PostedPlace[] {
  if (job.jobLocation.length > 0) return job.jobLocation.map(placeOf);
  return job.applicantLocationRequirements.map((text) => toPlace({ text }));
}

function placeOf({ name, address, geo }: JobPosting['jobLocation'][number]): PostedPlace {
  const point = { lat: geo.latitude, lng: geo.longitude };
  if (address === null) return toPlace({ text: name, ...point });
  if ('text' in address) return toPlace({ text: address.text, ...point });
  const { addressLocality: city, addressRegion: region, addressCountry: country } = address;
  const isEmpty = (city ?? region ?? country) === null;
  return toPlace({ text: isEmpty ? name : null, city, region, country, ...point });
}

type BaseSalary = JobPosting['baseSalary'][number];

interface StatedPay {
  min: string | number | null;
  max: string | number | null;
  currency: string | null;
  unit: string | null;
}

/** The members of both forms of schema.org: MonetaryAmount, and PriceSpecification. */
function statedPay(salary: Exclude<BaseSalary, string>, currency: string | null): StatedPay {
  const stated = salary.value ?? { ...salary, value: null };
  return {
    min: firstStated(stated.minValue, stated.value, stated.minPrice, stated.price),
    max: firstStated(stated.maxValue, stated.value, stated.maxPrice, stated.price),
    currency: firstStated(salary.currency, salary.priceCurrency, currency),
    unit: firstStated(stated.unitText, stated.unitCode, salary.unitText, salary.unitCode),
  };
}

function firstStated<T>(...values: (T | null)[]): T | null {
  return values.find((value) => value !== null) ?? null;
}

function payOf(salary: BaseSalary, salaryCurrency: string | null): PostedPay | null {
  if (typeof salary === 'string') return null;
  const { unit, ...stated } = statedPay(salary, salaryCurrency);
  return toPay({ ...stated, ...cadenceNamed(unit) });
}

/** Pay given as text: "$50,000 - $60,000 per year", or amounts with a sign or without a period. */
function payTextOf(salary: BaseSalary, salaryCurrency: string | null): string {
  if (typeof salary === 'string') return salary;
  const text = salary.value?.value;
  if (typeof text === 'string' && Number.isNaN(Number(text))) return text;
  if (payOf(salary, salaryCurrency) !== null) return '';
  const { min, max, currency, unit } = statedPay(salary, salaryCurrency);
  const ends = [...new Set([min, max])].filter((end) => end !== null && Number(end) > 0);
  if (currency === null || ends.length === 0) return '';
  const sign = /^[A-Z]{3}$/i.test(currency) ? `${currency} ` : currency;
  const range = ends.map((end) => `${sign}${end}`).join(' - ');
  return unit === null ? range : `${range} ${perUnit(unit)}`;
}

function perUnit(unit: string): string {
  return /^[A-Z]+$/.test(unit) ? `per ${unit.toLowerCase()}` : unit;
}
