import { describe, expect, test } from '@jest/globals';
import { createMemoryShare } from '../../../api/input/memory-share.ts';

/** `a+5`: five bytes of body a arrive. `-a`: it ends. */
type Step = string;

/** The bodies that are held back after some steps, with at most ten bytes in memory. */
async function heldBackAfter(steps: Step[]): Promise<{ used: number; heldBack: string[] }> {
  const memory = createMemoryShare(10);
  const bodies = new Map<string, object>();
  const held = new Map<string, number>();
  const hold = (name: string, change: number) => held.set(name, (held.get(name) ?? 0) + change);
  for (const step of steps) {
    const [, end, name = '', bytes] = /^(-?)(\w)\+?(\d*)$/.exec(step) ?? [];
    const body = bodies.get(name) ?? {};
    bodies.set(name, body);
    if (end === '-') memory.end(body);
    else {
      hold(name, 1);
      void memory.add(body, Number(bytes)).then(() => hold(name, -1));
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  const heldBack = [...held].filter(([, count]) => count > 0).map(([name]) => name);
  return { used: memory.used, heldBack };
}

/** Promise: large bodies of all addresses together are bounded, and one can always complete (decision 0026). */
describe('memory for large bodies', () => {
  test.each<[string, Step[], { used: number; heldBack: string[] }]>([
    ['up to the bound all continue', ['a+5', 'b+5'], { used: 10, heldBack: [] }],
    ['beyond it all but the first wait', ['a+5', 'b+5', 'c+1'], { used: 11, heldBack: ['c'] }],
    ['the first goes on beyond the bound', ['a+5', 'b+6', 'a+9'], { used: 20, heldBack: ['b'] }],
    [
      'the next one is first when the first ends',
      ['a+5', 'b+6', 'c+6', '-a'],
      { used: 12, heldBack: ['c'] },
    ],
    ['all continue when there is room', ['a+9', 'b+1', 'c+1', '-a'], { used: 2, heldBack: [] }],
    [
      'a body that ends while it waits stops waiting',
      ['a+9', 'b+2', '-b'],
      { used: 9, heldBack: [] },
    ],
    ['ending twice frees once', ['a+4', 'b+4', '-a', '-a'], { used: 4, heldBack: [] }],
    ['a body without bytes takes none', ['a+0', 'b+10', 'b+1'], { used: 11, heldBack: ['b'] }],
  ])('%s', async (_rule, steps, outcome) => {
    expect(await heldBackAfter(steps)).toEqual(outcome);
  });
});
