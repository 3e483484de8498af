import { faultOf } from './claims.ts';
import { evidenceOf } from './evidence.ts';
import { sentencesOf } from './sentences.ts';

/**
 * Whether every name, number, date, degree, skill and language of a text stands in the sources (decisions section 8).
 * Plain words are not judged: "I like to work with people" is no fact.
 */
export function isGrounded(claim: string, sources: readonly string[]): boolean {
  const evidence = evidenceOf(sources);
  return sentencesOf(claim).every((sentence) => faultOf(sentence, evidence) === null);
}
