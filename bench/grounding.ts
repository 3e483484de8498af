import { parseArgs } from 'node:util';
import { readBoards } from './enrichment/boards.ts';
import { createRandom } from '../tools/seed/random.ts';
import { answerLies } from './grounding/answer-lies.ts';
import { judgeWorld } from './grounding/judge.ts';
import type { Judged } from './grounding/judged.ts';
import { letterLies } from './grounding/letter-lies.ts';
import { resumeLies } from './grounding/resume-lies.ts';
import { makeWorlds } from './grounding/world.ts';
import { publish, type Goal } from './report/report.ts';
import type { Half } from './resume/fictional.ts';

const SEED = 77;
const MOST_LOST = 0.02;

/**
 * Measures how many of a model's inventions pass the grounding checks, and how much truth is lost, on real postings
 * and fictional résumés. A stub model lies on purpose. `--errors` lists the errors of the tuning half only.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { errors: { type: 'boolean', default: false } } });
  const rows = readBoards();
  if (rows === null) {
    console.log(
      'bench grounding: SKIPPED, the recorded boards are not beside the project (../shared/data/ashby-boards).',
    );
    return;
  }
  const worlds = makeWorlds(rows, createRandom(SEED));
  const started = performance.now();
  const judged: Record<Half, Judged[]> = { tuning: [], measuring: [] };
  for (const world of worlds) {
    if (values.errors && world.person.half === 'measuring') continue;
    judged[world.person.half].push(...judgeWorld(world));
  }
  if (values.errors) return showErrors(judged.tuning);
  const seconds = (performance.now() - started) / 1000;
  const quality = { tuning: scoreOf(judged.tuning), measuring: scoreOf(judged.measuring) };
  console.table(quality);
  const { measuring } = quality;
  await publish({
    bench: 'grounding',
    versions: {},
    layout: ['one process, documents grounded one after the other'],
    settings: {
      postings: worlds.length,
      people: new Set(worlds.map(({ person }) => person)).size,
      waysToLie: [resumeLies, letterLies, answerLies].flatMap(Object.keys).length,
      measured: 'postings with every second person, not looked at while tuning',
    },
    goals: [
      { what: 'invented facts that got through', measured: measuring.through, atMost: 0 },
      { what: 'true facts lost', measured: measuring.lost / measuring.stated, atMost: MOST_LOST },
    ] satisfies Goal[],
    results: {
      quality,
      msPerDocument:
        Math.round((1e5 * seconds) / (judged.tuning.length + judged.measuring.length)) / 100,
    },
  });
}

function scoreOf(judged: readonly Judged[]) {
  return {
    documents: judged.length,
    through: judged.filter(({ through }) => through !== null).length,
    stated: judged.reduce((sum, { stated }) => sum + stated, 0),
    lost: judged.reduce((sum, { lost }) => sum + lost.length, 0),
  };
}

function showErrors(judged: readonly Judged[]): void {
  const through = new Map<string, string[]>();
  const lost = new Map<string, number>();
  for (const one of judged) {
    if (one.through !== null) through.set(one.lie, [...(through.get(one.lie) ?? []), one.through]);
    for (const fact of one.lost)
      lost.set(`${one.lie}: ${fact}`, (lost.get(`${one.lie}: ${fact}`) ?? 0) + 1);
  }
  for (const [lie, facts] of through)
    console.log(`THROUGH ${lie} (${facts.length}): ${facts.slice(0, 3).join(' ¦ ')}`);
  for (const [fact, times] of [...lost].sort((a, b) => b[1] - a[1]).slice(0, 60))
    console.log(`LOST ${times} ${fact}`);
  console.table(scoreOf(judged));
}
