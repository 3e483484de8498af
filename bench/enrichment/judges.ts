import countries from 'i18n-iso-countries';
import { employmentTypeFromText } from '../../domain/market/enrichment/employment.ts';
import { resolvePlace } from '../../domain/places/places.ts';
import { workplaceType } from '../../domain/market/enrichment/workplace.ts';
import type { AshbyRow, BoardRow } from './boards.ts';
import type { Judged, Verdict } from './score.ts';

export type Judge = (row: AshbyRow, text: string) => (Verdict & { note: string }) | null;

/** The country of the address from the location text alone; texts that only say "remote" or "EMEA" state none. */
export function judgeCountry(row: AshbyRow): ReturnType<Judge> {
  const expected = isoCountry(row.address?.postalAddress?.addressCountry ?? '');
  if (expected === null) return null;
  const country = resolvePlace(row.location)[0]?.country ?? null;
  const stated = namesPlace(row.location);
  return {
    stated,
    given: country !== null,
    right: country === expected,
    note: `${row.location} | ${expected} | got ${country}`,
  };
}

/** "Remote" from location text and title alone against the flag; null flags are no label. */
export function judgeRemote(row: AshbyRow): ReturnType<Judge> {
  if (row.isRemote === null) return null;
  const { title } = row;
  const places = [{ text: row.location }];
  const type = workplaceType({ title, places, remoteFlag: null, workplaceLabel: null });
  const given = type === 'remote';
  const stated = row.isRemote && /remote/i.test(`${row.location} ${title}`);
  return {
    stated,
    given,
    right: row.isRemote,
    note: `${title} @ ${row.location} | ${row.isRemote} | got ${type}`,
  };
}

const EMPLOYMENT: Record<string, string> = {
  FullTime: 'full_time',
  PartTime: 'part_time',
  Intern: 'internship',
  Contract: 'contract',
  Temporary: 'temporary',
};

/** Employment type from title and text alone against the source's field; silence is no error. */
export function judgeEmployment(row: AshbyRow, text: string): ReturnType<Judge> {
  const expected = EMPLOYMENT[row.employmentType ?? ''];
  if (expected === undefined) return null;
  const type = employmentTypeFromText(row.title, text);
  return {
    stated: true,
    given: type !== null,
    right: type === expected,
    note: `${row.title} | ${expected} | got ${type}`,
  };
}

export function judgeAll(rows: readonly (BoardRow & { text: string })[], judge: Judge): Judged[] {
  return rows.flatMap(({ half, row, text, board }) => {
    const verdict = judge(row, text);
    return verdict === null ? [] : [{ ...verdict, half, note: `${board} | ${verdict.note}` }];
  });
}

/** Country of a free text as ISO code; "European Union", "anywhere" and the like are no country. */
function isoCountry(text: string): string | null {
  const name = text.trim();
  const usual: Record<string, string> = {
    USA: 'US',
    'U.S.A': 'US',
    US: 'US',
    UK: 'GB',
    'France, Metropolitan': 'FR',
    'Republic of the Congo': 'CG',
    'Ivory Coast': 'CI',
  };
  return usual[name] ?? countries.getAlpha2Code(name, 'en') ?? null;
}

const NO_PLACE =
  /\b(?:remote(?:ly)?|fully|hybrid|on-?site|office|hq|headquarters?|anywhere|global(?:ly)?|worldwide|international|multiple|locations?|europe(?:an)?|union|eu|emea|apac|latam|latin|north|south|eastern|western|central|america[ns]?|asia|africa|namer|middle east|east|west|coast|pnw|region|only|or|in|and|to|from|the|time ?zone|cet|est|pst|utc|tri-state|area|relocation|relocate|branch|any|location)\b|[^\p{L}]+/giu;

/** Whether anything is left once workplace words and areas larger than a country are taken out. */
function namesPlace(location: string): boolean {
  return location.replace(NO_PLACE, '').length > 0;
}
