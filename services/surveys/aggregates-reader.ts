import { LRUCache } from 'lru-cache';
import { aggregatesOf, isCountedByValue, type Aggregate } from '../../domain/surveys/aggregates.ts';
import { askedQuestions } from '../../domain/surveys/question.ts';
import type { Survey } from '../../domain/surveys/survey.ts';
import { countAnswers, newestResponseId } from '../../storage/surveys/survey-responses.ts';
import type { Stores } from '../../storage/stores.ts';

/** Paging through responses counts them once. */
const KEPT_MS = 5_000;
const KEPT_SURVEYS = 200;

/** Reads what all responses of a survey say to each question. */
export type AggregatesReader = (survey: Survey) => Promise<Record<string, Aggregate>>;

/** A reader that remembers a result for 5 s, until the survey changes or a response arrives. */
export function createAggregatesReader(stores: Stores): AggregatesReader {
  const known = new LRUCache<string, Promise<Record<string, Aggregate>>>({
    max: KEPT_SURVEYS,
    ttl: KEPT_MS,
  });
  return async (survey) => {
    const newest = await newestResponseId(stores, survey.id);
    const key = `${survey.id} ${survey.version} ${newest}`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const counting = countedNow(stores, survey);
    known.set(key, counting);
    counting.catch(() => known.delete(key));
    return counting;
  };
}

async function countedNow(
  stores: Stores,
  { id, questions }: Survey,
): Promise<Record<string, Aggregate>> {
  const asked = askedQuestions(questions);
  const byValue = asked.filter(isCountedByValue).map(({ key }) => key);
  return aggregatesOf(asked, await countAnswers(stores, id, byValue));
}
