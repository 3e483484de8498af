import { foldCase } from '../../common/text/fold-case.ts';
import type { Topic } from './meaning.ts';
import type { LineReading } from './read-line.ts';
import { distinctPhrases } from './topics/phrases.ts';

/** "or" in the languages of the tables. Dutch "of" is left out: in English it joins one name, "head of growth". */
const OR: ReadonlySet<string> = new Set(['or', 'oder', 'ou', 'o', 'u', 'lub', 'albo', 'eller']);
/** Ways of all alternatives together: five keep all of theirs, more keep the first of each. */
const MAX_WAYS = 200;

/**
 * Makes one topic of topics that "or" joins: a job about either is found. An unknown word is one of them. Readings of two
 * kinds cannot be alternatives: both must match, with a notice.
 */
export function joinAlternatives(readings: readonly LineReading[]): LineReading[] {
  const joined: LineReading[] = [];
  for (let at = 0; at < readings.length;) {
    const size = sizeOfAlternatives(readings, at);
    const reading = readings[at];
    if (size > 1) joined.push(eitherOf(readings.slice(at, at + size)));
    else if (reading !== undefined) joined.push(withNotice(reading, readings, at));
    at += size;
  }
  return joined;
}

/** Number of readings from here on that are topics with "or" between them, at least 1. */
function sizeOfAlternatives(readings: readonly LineReading[], at: number): number {
  if (!isTopic(readings[at])) return 1;
  let size = 1;
  while (isOr(readings[at + size]) && isTopic(readings[at + size + 1])) size += 2;
  return size;
}

function eitherOf(readings: readonly LineReading[]): LineReading {
  const topics = readings.flatMap(({ meaning }) => (meaning.kind === 'topic' ? meaning.topic : []));
  const most = Math.floor(MAX_WAYS / topics.length);
  const topic: Topic = {
    said: readings.map(({ said }) => said).join(' '),
    ways: distinctPhrases(topics.flatMap(({ ways }) => ways.slice(0, most))),
    skills: [...new Set(topics.flatMap(({ skills }) => skills))],
    known: topics.every(({ known }) => known),
  };
  return { said: topic.said, meaning: { kind: 'topic', topic } };
}

function withNotice(
  reading: LineReading,
  readings: readonly LineReading[],
  at: number,
): LineReading {
  const [before, after] = [readings[at - 1], readings[at + 1]];
  if (!isOr(reading) || !restricts(before) || !restricts(after)) return reading;
  const notice = `${JSON.stringify(reading.said)} joins two of one kind; ${JSON.stringify(before.said)} and ${JSON.stringify(after.said)} must both match.`;
  return { ...reading, meaning: { kind: 'ignored', notice } };
}

function isOr(reading: LineReading | undefined): boolean {
  return reading?.meaning.kind === 'ignored' && OR.has(foldCase(reading.said));
}

function isTopic(reading: LineReading | undefined): boolean {
  return reading?.meaning.kind === 'topic';
}

function restricts(reading: LineReading | undefined): reading is LineReading {
  return reading !== undefined && reading.meaning.kind !== 'ignored';
}
