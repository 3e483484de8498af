import { describe, expect, it } from '@jest/globals';
import { comparePath, isSlower, type Pair } from '../../../bench/quick/compare.ts';
import { comparedPaths } from '../../../bench/quick/paths.ts';

const [path = { name: '', bench: '', args: [], goal: '' }] = comparedPaths;
const pair = (release: number | null, head: number | null): Pair => {
  const measured = (value: number | null) => new Map(value === null ? [] : [[path.goal, value]]);
  return { release: measured(release), head: measured(head) };
};

/** Promise: a path that became slower than the release is noticed, one that only varies is not. */
describe('the comparison with a release', () => {
  it.each([
    ['equal', [pair(0.5, 0.5)], 1, false],
    ['a fifth slower', [pair(0.5, 0.4)], 0.8, false],
    ['slower than that', [pair(0.5, 0.39)], 0.78, true],
    ['one slow pair of three', [pair(1, 1), pair(1, 0.2), pair(1, 0.9)], 0.9, false],
    ['measured in one version only', [pair(null, 1)], null, false],
    ['without anything in the release', [pair(0, 1)], null, false],
  ])('%s', (...[, pairs, median, slower]) => {
    const comparison = comparePath(path, pairs);
    if (median === null) expect(comparison.median).toBeNull();
    else expect(comparison.median).toBeCloseTo(median);
    expect(isSlower(comparison)).toBe(slower);
  });

  it('has five paths, each with a goal of its own', () => {
    expect(new Set(comparedPaths.map(({ goal }) => goal)).size).toBe(5);
  });
});
