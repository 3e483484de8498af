import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MAX_MEMBERS, sizeFault } from '../../../api/input/json-nodes.ts';

const hasMoreNodes = (json: string, most: number) => sizeFault(Buffer.from(json), most) !== null;

/** Members and elements of a parsed value. */
function nodesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + 1 + nodesOf(inner), 0);
}

/** Promise: a body with too many members is refused before it is parsed. */
describe('the size of a body', () => {
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

  const members = (count: number) =>
    `{${Array.from({ length: count }, (_, index) => `"k${index}" : [{"a":1}, {}]`).join(',')}}`;
  it.each([
    ['body', (json: string) => json],
    ['body', (json: string) => `[${json}]`],
    ['answers', (json: string) => `{"a":[1],"answers": ${json}}`],
    ['answers', (json: string) => `{"a":{"b":[]},"answers":${json},"z":{}}`],
    ['a\\"b', (json: string) => `{"a\\"b":${json}}`],
  ])('names an object of too many members: %s', (path, within) => {
    const message = 'must have at most 1,000 members';
    expect(sizeFault(Buffer.from(within(members(MAX_MEMBERS))), 20_000)).toBeNull();
    expect(sizeFault(Buffer.from(within(members(MAX_MEMBERS + 1))), 20_000)).toEqual({
      path,
      message,
    });
  });

  it('takes lists of more elements than an object has members', () => {
    expect(hasMoreNodes(`{"a":[${'{"b":1,"c":[2]},'.repeat(4_000)}0]}`, 20_000)).toBe(false);
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
