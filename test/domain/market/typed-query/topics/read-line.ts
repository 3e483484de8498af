import { readFiller } from '../../../../../domain/market/typed-query/topics/filler.ts';
import { readTopic } from '../../../../../domain/market/typed-query/topics/read-topics.ts';
import { readLine } from '../../../../../domain/market/typed-query/line.ts';
import type { Topic } from '../../../../../domain/market/typed-query/meaning.ts';

/** The topics of a line, as filler and topics alone read it. */
export function topicsOf(text: string): Topic[] {
  const line = readLine(text);
  const topics: Topic[] = [];
  for (let at = 0; at < line.length;) {
    const reading = readFiller(line, at) ?? readTopic(line, at);
    if (reading?.meaning.kind === 'topic') topics.push(reading.meaning.topic);
    at += reading?.size ?? 1;
  }
  return topics;
}

/** Rows of `line -> way + way`. */
export function readRows(list: string): [line: string, ways: string[]][] {
  return list
    .trim()
    .split('\n')
    .map((row) => {
      const [line = '', ways = ''] = row.split(' -> ');
      return [line, ways.split(' + ')];
    });
}

/** Everything that finds a topic: its phrases and skills. */
export function findersOf({ ways, skills }: Topic): string[] {
  return [...ways.map((way) => way.join(' ')), ...skills];
}
