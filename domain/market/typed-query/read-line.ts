import { readConstraint, protectedSize } from './constraints/readers.ts';
import { splitJoinedWords } from './joined-words.ts';
import { saidAt, type LineWord } from './line.ts';
import type { Meaning, Reading } from './meaning.ts';
import { readFiller } from './topics/filler.ts';
import { readTopic } from './topics/read-topics.ts';

/** Words of a line with their meaning. */
export interface LineReading {
  /** As typed. */
  said: string;
  meaning: Meaning;
}

/** Reads a line from left to right. Every word is part of exactly one reading. */
export function readMeanings(typed: readonly LineWord[]): LineReading[] {
  const line = splitJoinedWords(typed);
  const readings: LineReading[] = [];
  for (let at = 0; at < line.length;) {
    const { size, meaning } = readAt(line, at);
    readings.push({ said: saidAt(line, at, size), meaning });
    at += size;
  }
  return readings;
}

function readAt(line: readonly LineWord[], at: number): Reading {
  const constraint = readConstraint(line, at);
  if (constraint !== null) return constraint;
  const topic = readTopic(line, at) ?? UNREADABLE;
  const isKnown = topic.meaning.kind === 'topic' && topic.meaning.topic.known;
  if (isKnown) return topic;
  const together = protectedSize(line, at);
  return together > topic.size
    ? phraseOf(line.slice(at, at + together))
    : (readFiller(line, at) ?? topic);
}

/** A phrase such as "remote sensing", whose words mean something else alone. */
function phraseOf(line: readonly LineWord[]): Reading {
  const said = saidAt(line, 0, line.length);
  const ways = [line.flatMap((word) => word.words)];
  return {
    size: line.length,
    meaning: { kind: 'topic', topic: { said, ways, skills: [], known: true } },
  };
}

/** A word without letters or digits, such as an emoji. */
const UNREADABLE: Reading = { size: 1, meaning: { kind: 'ignored' } };
