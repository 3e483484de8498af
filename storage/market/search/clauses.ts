import type { estypes } from '@elastic/elasticsearch';
import type { Phrase } from '../../../domain/market/title-query.ts';

export type Clause = estypes.QueryDslQueryContainer;

/** One clause for all one-word phrases, one for each longer phrase. */
export function phraseClauses(field: string, phrases: readonly Phrase[]): Clause[] {
  const single = phrases.flatMap((phrase) => (phrase.length === 1 ? phrase : []));
  const longer = phrases.filter((phrase) => phrase.length > 1);
  return [...terms(field, single), ...longer.map((phrase) => phraseClause(field, phrase))];
}

export function phraseClause(field: string, phrase: Phrase): Clause {
  const text = phrase.join(' ');
  return phrase.length === 1 ? { term: { [field]: text } } : { match_phrase: { [field]: text } };
}

/** A single value as `term`, of which only a page of jobs is read. `terms` caches all matching jobs. */
export function terms(field: string, values: readonly string[]): Clause[] {
  const [value, ...others] = values;
  if (value === undefined) return [];
  return others.length === 0
    ? [{ term: { [field]: value } }]
    : [{ terms: { [field]: [...values] } }];
}

/** At least one of the clauses; nothing when there are none. */
export function anyOf(clauses: Clause[]): Clause[] {
  return clauses.length < 2 ? clauses : [{ bool: { should: clauses, minimum_should_match: 1 } }];
}
