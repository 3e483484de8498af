import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hasMoreNodes } from '../../../api/input/json-nodes.ts';

/** Members and elements of a parsed value. */
function nodesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + 1 + nodesOf(inner), 0);
}

/** Promise: a body with too many members is refused before it is parsed. */
describe('hasMoreNodes', () => {
  it.each([
    ['a scalar', '1', 0],
    ['a text', '"a,b,[c]"', 0],
    ['no member', '{}', 0],
    ['no element, with space', '[ \n\t\r]', 0],
    ['elements', '[1, "2", null]', 3],
    ['members', '{"a":1,"b":2}', 2],
    ['a name that is given twice', '{"a":1,"a":2}', 2],
    ['empty lists', '[[],[],[]]', 3],
    ['nesting', '{"a":[{"b":[[]]}]}', 4],
    ['quotes and backslashes', '["\\"", "\\\\", ",[\\\\\\",", "a\\"]"]', 4],
    ['letters of two bytes', '["€,", "\\"ä,"]', 2],
  ])('counts %s', (_what, json, nodes) => {
    expect(hasMoreNodes(json, nodes)).toBe(false);
    expect(hasMoreNodes(json, nodes - 1)).toBe(true);
  });

  it('counts any JSON like a recursive walk', () => {
    const written = fc.tuple(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom('', ' ', '\n\t'));
    fc.assert(
      fc.property(written, ([value, space]) => {
        const json = JSON.stringify(value, null, space);
        const nodes = nodesOf(JSON.parse(json));
        expect(hasMoreNodes(json, nodes)).toBe(false);
        expect(hasMoreNodes(json, nodes - 1)).toBe(true);
      }),
    );
  });

  const MEGA = 1_000_000;
  it.each([
    ['lists in lists', '['.repeat(8 * MEGA)],
    ['elements', `[${'0,'.repeat(4 * MEGA)}0]`],
    ['strings without commas', `[${'"'.repeat(8 * MEGA)}]`],
  ])('stops early for millions of %s', (_what, json) => {
    expect(hasMoreNodes(json, 20_000)).toBe(true);
  });
});
