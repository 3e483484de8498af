import { foldCase } from '../../common/text/fold-case.ts';
import type { Topic } from './meaning.ts';
import type { LineReading } from './read-line.ts';

/** "or" in the languages of the tables. Dutch "of" is left out: in English it joins one name, "head of growth". */
const OR: ReadonlySet<string> = new Set(['or', 'oder', 'ou', 'o', 'u', 'lub', 'albo', 'eller']);

/** Makes one topic of two that "or" joins: a job about either is found. Unknown words stay on their own. */
export function joinAlternatives(readings: readonly LineReading[]): LineReading[] {
  const joined: LineReading[] = [];
  for (let at = 0; at < readings.length; at += 1) {
    const reading = readings[at];
    const [before, between] = joined.slice(-2);
    const either = isOr(between) ? eitherOf([before, between, reading]) : null;
    if (either !== null) joined.splice(-2, 2, either);
    else if (reading !== undefined) joined.push(reading);
  }
  return joined;
}

function isOr(reading: LineReading | undefined): boolean {
  return reading?.meaning.kind === 'ignored' && OR.has(foldCase(reading.said));
}

function eitherOf(readings: readonly (LineReading | undefined)[]): LineReading | null {
  const [first, second] = [knownTopic(readings[0]), knownTopic(readings[2])];
  if (first === null || second === null) return null;
  const said = readings.flatMap((reading) => reading?.said ?? []).join(' ');
  const ways = [...first.ways, ...second.ways];
  const skills = [...first.skills, ...second.skills];
  return { said, meaning: { kind: 'topic', topic: { said, ways, skills, known: true } } };
}

function knownTopic(reading: LineReading | undefined): Topic | null {
  if (reading?.meaning.kind !== 'topic') return null;
  return reading.meaning.topic.known ? reading.meaning.topic : null;
}
