import { joinAlternatives } from './alternatives.ts';
import { readLine } from './line.ts';
import type { Meaning } from './meaning.ts';
import { readMeanings } from './read-line.ts';

/** A part of a line that a person can take away. */
export interface LinePart {
  kind: Exclude<Meaning['kind'], 'ignored'>;
  said: string;
  /** The rest of the line without this part. */
  without: string;
}

/** The parts of a line that restrict a search, in the order of the line. */
export function partsOfLine(text: string): LinePart[] {
  const readings = joinAlternatives(readMeanings(readLine(text)));
  return readings.flatMap(({ meaning: { kind }, said }, at) => {
    if (kind === 'ignored') return [];
    const others = readings.filter((_, other) => other !== at);
    return [{ kind, said, without: others.map((other) => other.said).join(' ') }];
  });
}
