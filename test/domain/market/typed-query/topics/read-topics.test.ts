import { describe, expect, it } from '@jest/globals';
import { FURTHER_LINES } from './further-lines.ts';
import { LINES } from './lines.ts';
import { findersOf, readRows, topicsOf } from './read-line.ts';

describe('a line is read into topics in all their ways', () => {
  it.each([...readRows(LINES), ...readRows(FURTHER_LINES)])('%s: %j', (line, ways) => {
    const topics = topicsOf(line);
    const found = topics.map(
      (topic, at) =>
        findersOf(topic).find((finder) => finder === ways[at]) ??
        findersOf(topic).slice(0, 5).join(', '),
    );
    expect(found).toEqual(ways);
  });
});
