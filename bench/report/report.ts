import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../tools/paths.ts';
import { describeMachine } from './machine.ts';

/** A number and what it must reach. */
export interface Goal {
  what: string;
  measured: number;
  /** Exactly one bound. */
  atLeast?: number;
  atMost?: number;
}

export interface Report {
  /** The file in bench/results is named after it. */
  bench: string;
  /** Servers and libraries by name. */
  versions: Record<string, string>;
  /** Which processes took part, and on which cores. */
  layout: string[];
  /** Sizes, rates and durations of this run. */
  settings: Record<string, unknown>;
  goals: Goal[];
  /** Everything measured, in the bench's own shape; kept small. */
  results: unknown;
}

export function isReached({ measured, atLeast, atMost }: Goal): boolean {
  return measured >= (atLeast ?? -Infinity) && measured <= (atMost ?? Infinity);
}

/** Prints a finished bench and writes `bench/results/<bench>.json`. Says which goals fall short; a bench never fails by them. */
export async function publish(report: Report): Promise<void> {
  const { goals, ...rest } = report;
  const judged = goals.map((goal) => ({ ...goal, reached: isReached(goal) }));
  const { bench, ...content } = rest;
  const full = { bench, date: today(), machine: describeMachine(), ...content, goals: judged };
  const folder = join(projectRoot, 'bench', 'results');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${bench}.json`);
  await writeFile(file, `${JSON.stringify(full, undefined, 2)}\n`);
  process.stdout.write(`${[...header(report), ...goals.map(goalLine)].join('\n')}\n`);
  process.stdout.write(`\nWritten to bench/results/${bench}.json\n`);
}

function header({ bench, versions, layout }: Report): string[] {
  const { cpu, cores, memoryGiB, system, node } = describeMachine();
  return [
    '',
    `bench ${bench}`,
    `machine   ${cpu}, ${cores} cores, ${memoryGiB} GiB, ${system}, node ${node}`,
    `versions  ${Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}`,
    ...layout.map((line) => `layout    ${line}`),
    '',
  ];
}

function goalLine(goal: Goal): string {
  const bound = goal.atLeast === undefined ? `at most ${goal.atMost}` : `at least ${goal.atLeast}`;
  const verdict = isReached(goal) ? 'reached    ' : 'FALLS SHORT';
  return `${verdict}  ${goal.what}: ${round(goal.measured)} (${bound})`;
}

/** Three digits that say something. */
export function round(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(3)) : value;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
