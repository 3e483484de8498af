import type { LineWord } from '../line.ts';
import type { Reader } from '../meaning.ts';
import { readApplyHere } from './apply-here.ts';
import { readCompany } from './company.ts';
import { readEmployment } from './employment.ts';
import { readExclusion } from './exclusions.ts';
import { readLanguage } from './language.ts';
import { readPay } from './pay.ts';
import { readPlace } from './place.ts';
import { breaksPhrase, protectedSize } from './protected-phrases.ts';
import { readRecency } from './recency.ts';
import { readSeniority } from './seniority.ts';
import { readWorkplace } from './workplace.ts';

export { protectedSize };

/** In the order in which they are tried at a position; the first reading wins. */
const readers: readonly Reader[] = [
  readExclusion,
  readPay,
  readRecency,
  readLanguage,
  readApplyHere,
  readCompany,
  readWorkplace,
  readEmployment,
  readSeniority,
  readPlace,
];

/** Reads a constraint. Quoted words and protected phrases are none; what a hyphen excludes may be quoted. */
export const readConstraint: Reader = (line, at) => {
  const word = line[at];
  if (word === undefined || !isOpen(word) || protectedSize(line, at) > 0) return null;
  for (const read of readers) {
    const reading = read(line, at);
    if (reading === null) continue;
    const excludes = reading.meaning.kind === 'excludedTitle';
    if (excludes || !breaksPhrase(line, at, reading.size)) return reading;
  }
  return null;
};

function isOpen({ quote, minus }: LineWord): boolean {
  return quote === null || minus;
}
