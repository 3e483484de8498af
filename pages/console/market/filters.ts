import { employmentTypes, seniorityLevels, workplaceTypes } from '../../../domain/market/enums.ts';
import type { Text } from '../../h.ts';
import { words } from '../words/words.ts';

/** A filter of the market, on its page and in alerts. */
export interface FilterSpec {
  name: string;
  label: Text;
  /** Values to choose from; without them the filter is a text. */
  choices?: readonly string[];
  hint?: Text;
}

export const YES_NO = ['true', 'false'];
const { market, common } = words;

/** Those that are asked first. */
export const FIRST: readonly FilterSpec[] = [
  { name: 'query', label: market.line, hint: market.lineHint },
  { name: 'location', label: common.location, hint: market.hints.location },
  { name: 'workplace_type', label: common.workplace, choices: workplaceTypes },
];

export const FURTHER: readonly FilterSpec[] = [
  { name: 'q', label: market.titleWords },
  { name: 'title', label: market.titles, hint: market.hints.title },
  { name: 'location_or', label: market.places, hint: market.hints.location_or },
  { name: 'radius_km', label: market.radius },
  { name: 'company', label: market.employers, hint: market.hints.company },
  { name: 'employment_type', label: market.employment, choices: employmentTypes },
  { name: 'seniority_level', label: market.seniority, choices: seniorityLevels },
  { name: 'department', label: market.departments },
  { name: 'country', label: market.countries, hint: market.hints.country },
  { name: 'posted_within_days', label: market.postedWithin },
  { name: 'salary_min', label: market.leastPay },
  { name: 'currency', label: common.currency },
  { name: 'has_salary', label: market.withPay, choices: YES_NO },
  { name: 'can_apply', label: market.canApply, choices: YES_NO },
  { name: 'keywords', label: common.skills, hint: market.hints.keywords },
  { name: 'language', label: market.language, hint: market.hints.language },
  { name: 'strict', label: market.onlyAll, choices: YES_NO },
  { name: 'sort', label: market.order, choices: ['relevance', 'date'] },
];

/** The filters of GET /jobs that the page has, by their names. */
export const marketFilters = [...FIRST, ...FURTHER].map(({ name }) => name);
