import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { WrongUse } from '../tools/terminal/run-command.ts';
import { say } from '../tools/terminal/say.ts';
import { comparePath, isSlower, LEAST_RATIO, type Comparison, type Pair } from './quick/compare.ts';
import { comparedPaths } from './quick/paths.ts';
import { checkOut, lastRelease, type VersionTree } from './quick/version-tree.ts';
import { round } from './report/report.ts';

const PAIRS = '2';

type Versions = Record<keyof Pair, VersionTree>;

/**
 * Compares five paths of HEAD with the last release, in pairs of runs that take turns. Each run is measured against its
 * own floor, so a comparison is a ratio of ratios. Fails when a path has less than 0.8 of the release.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { against: { type: 'string' }, pairs: { type: 'string', default: PAIRS } },
  });
  const release = values.against ?? (await lastRelease());
  if (release === null) {
    throw new WrongUse('There is no release yet: name a commit by --against.');
  }
  const pairs = await measurePairs(release, Number(values.pairs));
  const compared = comparedPaths.map((path) => comparePath(path, pairs));
  for (const comparison of compared) say(lineOf(comparison));
  const slower = compared.filter(isSlower).map(({ path }) => path.name);
  if (slower.length > 0) {
    throw new Error(`Less than ${LEAST_RATIO} of ${release}: ${slower.join(', ')}.`);
  }
}

async function measurePairs(release: string, count: number): Promise<Pair[]> {
  const folder = await mkdtemp(join(tmpdir(), 'openrole-bench-quick-'));
  const trees: VersionTree[] = [];
  const tree = async (ref: string, name: string) => {
    const made = await checkOut(ref, join(folder, name));
    trees.push(made);
    return made;
  };
  try {
    const versions: Versions = {
      release: await tree(release, 'release'),
      head: await tree('HEAD', 'head'),
    };
    const pairs: Pair[] = [];
    for (let turn = 0; turn < count; turn += 1) pairs.push(await measurePair(versions, turn));
    return pairs;
  } finally {
    for (const made of trees) await made.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Every bench of both versions, one right after the other; the first takes turns. */
async function measurePair(versions: Versions, turn: number): Promise<Pair> {
  const pair = { release: new Map<string, number>(), head: new Map<string, number>() };
  const order = turn % 2 === 0 ? (['release', 'head'] as const) : (['head', 'release'] as const);
  const benches = new Map(comparedPaths.map(({ bench, args }) => [bench, args]));
  for (const [bench, args] of benches) {
    for (const version of order) {
      say(`quick: ${bench} of ${version}, pair ${turn + 1}`);
      const measured = await versions[version].measure(bench, args);
      for (const [goal, value] of measured) pair[version].set(goal, value);
    }
  }
  return pair;
}

function lineOf({ path, ratios, median }: Comparison): string {
  if (median === null) return `${path.name}: not comparable; one version does not measure it`;
  return `${path.name}: ${round(median)} of the release (${ratios.map(round).join(', ')})`;
}
