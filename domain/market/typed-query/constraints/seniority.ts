import type { SeniorityLevel } from '../../enums.ts';
import type { LineWord } from '../line.ts';
import type { Reader } from '../meaning.ts';
import { employmentPhrases } from './employment.ts';
import { placesAt } from './known-place.ts';
import { alternativesAt, isEnd, phraseAt, type Found } from './phrases.ts';
import { managers, seniorityPhrases } from './seniority-words.ts';
import { workplacePhrases } from './workplace.ts';

const PREPOSITIONS = new Set('in near around at bei à en w a em te'.split(' '));

/** "senior", "junior or mid-level", "head of". */
export const readSeniority: Reader = (line, at) => {
  const found = levelsAt(line, at) ?? loneManagerAt(line, at);
  if (found === null || isGrade(line, at + found.size)) return null;
  return { size: found.size, meaning: { kind: 'seniority', levels: found.value } };
};

function levelsAt(line: readonly LineWord[], at: number): Found<SeniorityLevel[]> | null {
  const found = alternativesAt(line, at, seniorityPhrases);
  return found === null ? null : { value: [...new Set(found.value.flat())], size: found.size };
}

function loneManagerAt(line: readonly LineWord[], at: number): Found<SeniorityLevel[]> | null {
  const found = phraseAt(line, at, managers);
  if (found === null) return null;
  const begins = at === 0 || line[at]?.afterBreak === true || isConstraintBefore(line, at);
  const ends = isEnd(line, at + found.size) || isConstraint(line, at + found.size);
  return begins && ends ? { value: ['manager'], size: found.size } : null;
}

function isConstraintBefore(line: readonly LineWord[], at: number): boolean {
  return [1, 2].some((size) => {
    const found = at >= size ? phraseAt(line, at - size, seniorityPhrases) : null;
    return found?.size === size;
  });
}

function isConstraint(line: readonly LineWord[], at: number): boolean {
  if (PREPOSITIONS.has(line[at]?.folded ?? '') || placesAt(line, at, false) !== null) return true;
  return (
    phraseAt(line, at, workplacePhrases) !== null || phraseAt(line, at, employmentPhrases) !== null
  );
}

/** "Senior 2": a grade of the employer. */
function isGrade(line: readonly LineWord[], at: number): boolean {
  return /^(?:i{1,3}|iv|v|[1-5])$/.test(line[at]?.folded ?? '');
}
