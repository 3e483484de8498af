import { LRUCache } from 'lru-cache';
import type { LineFindings, LineQuestions } from '../../../domain/market/typed-query/findings.ts';
import { foldCase } from '../../../domain/common/text/fold-case.ts';
import { words } from '../../../domain/text/words.ts';
import type { Stores } from '../../stores.ts';

/** Fields that `query` searches for words. */
const FIELDS = ['title_words', 'description_words', 'department_words'] as const;
const TIMEOUT_MS = 5_000;
const OK = 200;
/** Postings come and go slowly compared with searches for the same word. */
const REMEMBERED_MS = 60_000;
const REMEMBERED_WORDS = 10_000;
/** A word of this length may have one wrong letter, and one of twice the distance two. */
const ONE_EDIT_LENGTH = 5;
const TWO_EDITS_LENGTH = 8;
const CANDIDATES = 5;
/** Names and signs have no nearest word. */
const CORRECTABLE = /^[a-z]{5,}$/u;

interface Option {
  text: string;
  score: number;
  freq: number;
}
interface LineAnswer {
  status: number;
  hits?: { total?: { value: number }; hits?: { fields: { row: [string] } }[] };
  suggest?: Record<string, { options: Option[] }[]>;
}

/** The knowledge about one word. */
interface WordFinding {
  /** Whether an open posting has it. */
  isPosted: boolean;
  /** The nearest word that one has. */
  nearest: string | null;
}

/** Answers what a line needs to know of the open jobs. */
export type LineLookUp = (questions: LineQuestions) => Promise<LineFindings>;

/** Remembers words for a minute. */
export function createLineLookUp(stores: Stores): LineLookUp {
  const known = new LRUCache<string, WordFinding>({
    max: REMEMBERED_WORDS,
    ttl: REMEMBERED_MS,
  });
  return async ({ words: asked, names }) => {
    const unknown = asked.filter((word) => !known.has(word));
    const [lines, employers] = [unknown.map(wordLine), names.length === 0 ? [] : [nameLine(names)]];
    const { jobsIndex, companiesIndex } = stores.search;
    const answers = await askAll(stores, [
      ...lines.map((body) => ({ index: jobsIndex, body })),
      ...employers.map((body) => ({ index: companiesIndex, body })),
    ]);
    unknown.forEach((word, at) => known.set(word, findingOf(answers[at])));
    const nearest = asked.flatMap((word): [string, string | null][] => {
      const found = known.get(word);
      return found === undefined || found.isPosted ? [] : [[word, found.nearest]];
    });
    return { nearest: new Map(nearest), employers: employersOf(answers.at(unknown.length), names) };
  };
}

interface Line {
  index: string;
  body: object;
}

async function askAll({ search }: Stores, lines: readonly Line[]): Promise<LineAnswer[]> {
  if (lines.length === 0) return [];
  const { responses } = await search.client.transport.request<{ responses: LineAnswer[] }>(
    {
      method: 'POST',
      path: '/_msearch',
      querystring: {
        filter_path:
          'responses.status,responses.hits.total,responses.hits.hits.fields.row,responses.suggest.*.options',
      },
      bulkBody: lines.flatMap(({ index, body }) => [
        { index, allow_partial_search_results: false },
        body,
      ]),
    },
    { requestTimeout: TIMEOUT_MS, maxRetries: 0 },
  );
  for (const { status } of responses) {
    if (status !== OK)
      throw new Error(`Elasticsearch answered ${status} about the words of a line.`);
  }
  return responses;
}

/** Whether a posting has the word, and the nearest words that postings have. */
function wordLine(word: string): object {
  const phrase = words(word);
  const text = phrase.join(' ');
  return {
    query: {
      bool: {
        should: FIELDS.map((field) => ({ match_phrase: { [field]: text } })),
        minimum_should_match: 1,
      },
    },
    size: 0,
    track_total_hits: 1,
    ...(CORRECTABLE.test(text) && { suggest: suggestions(text) }),
  };
}

function suggestions(text: string): object {
  const term = (field: string) => ({
    text,
    term: {
      field,
      suggest_mode: 'always',
      max_edits: text.length < TWO_EDITS_LENGTH ? 1 : 2,
      min_word_length: ONE_EDIT_LENGTH,
      prefix_length: 1,
      string_distance: 'damerau_levenshtein',
      size: CANDIDATES,
    },
  });
  return { title: term('title_words'), description: term('description_words') };
}

function findingOf(answer: LineAnswer | undefined): WordFinding {
  const isPosted = (answer?.hits?.total?.value ?? 0) > 0;
  const options = Object.values(answer?.suggest ?? {}).flatMap((entries) =>
    entries.flatMap((entry) => entry.options),
  );
  // Equally near words: titles are written with more care than descriptions, and stand first.
  const [best] = options.sort((a, b) => b.score - a.score);
  return { isPosted, nearest: isPosted ? null : (best?.text ?? null) };
}

function nameLine(names: readonly string[]): object {
  return {
    query: { terms: { name_folded: [...names] } },
    size: names.length,
    stored_fields: ['row'],
  };
}

function employersOf(
  answer: LineAnswer | undefined,
  names: readonly string[],
): Map<string, string> {
  const wanted = new Set(names);
  const rows = (answer?.hits?.hits ?? []).map(
    ({ fields }) => JSON.parse(fields.row[0]) as { name: string; slug: string },
  );
  const named = new Map<string, string>();
  const shared = new Set<string>();
  for (const { name, slug } of rows) {
    const folded = foldCase(name);
    if (!wanted.has(folded)) continue;
    if (named.has(folded)) shared.add(folded);
    named.set(folded, slug);
  }
  for (const folded of shared) named.delete(folded);
  return named;
}
