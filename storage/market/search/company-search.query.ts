import type { CompanyQuery } from '../../../domain/market/company-query.ts';
import type { Clause } from './clauses.ts';

/**
 * Ranks companies by the best match: exact slug, exact name, prefix of either, every word in the name (decision
 * 0008). Exact matches also compare the query as sent.
 */
export function companyLadder(wanted: CompanyQuery): Clause {
  return {
    dis_max: {
      queries: [
        step(4, { terms: { slug: [wanted.slug, wanted.asSent.slug] } }),
        step(3, { terms: { name_folded: [wanted.name, wanted.asSent.name] } }),
        step(2, nonEmpty(wanted.slug, { prefix: { slug: wanted.slug } })),
        step(2, nonEmpty(wanted.name, { prefix: { name_folded: wanted.name } })),
        step(1, nonEmpty(wanted.words.join(''), everyWord(wanted.words))),
      ],
    },
  };
}

function everyWord(words: string[]): Clause {
  return { bool: { filter: words.map((word) => ({ term: { name_words: word } })) } };
}

function nonEmpty(text: string, clause: Clause): Clause {
  return text === '' ? { match_none: {} } : clause;
}

function step(boost: number, filter: Clause): Clause {
  return { constant_score: { filter, boost } };
}
