import type { PlaceFilter } from '../place-filter.ts';
import type { EmploymentType, SeniorityLevel, WorkplaceType } from '../enums.ts';
import type { Phrase } from '../title-query.ts';
import type { LineWord } from './line.ts';

/** Something a posting should be about, in all equal ways to say it. */
export interface Topic {
  /** The words of the line, as typed. */
  said: string;
  /** Phrases of `words()`; each alone is enough. The first is what was typed. At most 40. */
  ways: Phrase[];
  /** Folded names of skills of the enrichment; each alone is enough. */
  skills: string[];
  /** Whether the tables know it. An unknown word may be a typing error. */
  known: boolean;
}

/** The meaning of words of a line. */
export type Meaning =
  | { kind: 'topic'; topic: Topic }
  /** Several places are alternatives. */
  | { kind: 'place'; places: PlaceFilter[] }
  | { kind: 'workplace'; types: WorkplaceType[]; excluded: boolean }
  | { kind: 'employment'; types: EmploymentType[] }
  | { kind: 'seniority'; levels: SeniorityLevel[] }
  /** Annual pay. Null is the currency of the place, else USD. */
  | { kind: 'pay'; annual: number; currency: string | null }
  | { kind: 'recency'; days: number }
  /** ISO 639-1 codes of the posting's language. */
  | { kind: 'language'; codes: string[] }
  /** An employer's name. Its slug is known only after the employers have been asked. */
  | { kind: 'company'; name: string; slug?: string }
  | { kind: 'canApply' }
  /** Phrases that the title must not have, each in the grammar of `title=-…`: "Senior". */
  | { kind: 'excludedTitle'; texts: string[] }
  /** Words that the company's name must not have. */
  | { kind: 'excludedCompany'; words: string[] }
  /** Filler, or something that no filter can say; then `notice` says so. */
  | { kind: 'ignored'; notice?: string };

/** The words of a line that mean something together. */
export interface Reading {
  /** Number of words from the position on, at least 1. */
  size: number;
  meaning: Meaning;
}

/**
 * Reads the words of a line from a position on. Returns null where they do not mean what this reader knows. The words
 * before and behind decide ambiguous ones.
 */
export type Reader = (line: readonly LineWord[], at: number) => Reading | null;
