import type { Topic } from '../../../domain/market/typed-query/meaning.ts';
import {
  typedQuery,
  type TypedConstraints,
  type TypedQuery,
} from '../../../domain/market/typed-query/typed-query.ts';
import { words } from '../../../domain/text/words.ts';

/** A topic that the tables know, in these ways to say it. */
export function makeTopic(said: string, ...others: string[]): Topic {
  return { said, ways: [said, ...others].map(words), skills: [], known: true };
}

/** A line as understood: topics, and constraints where they differ from none. */
export function makeTyped(
  topics: Topic[],
  constraints: Partial<TypedConstraints> = {},
): TypedQuery {
  const nothing = typedQuery([]);
  return { ...nothing, topics, constraints: { ...nothing.constraints, ...constraints } };
}
