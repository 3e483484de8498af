import type { Stage } from '../hiring/pipeline/stages.ts';
import type { ApplicationFact } from './facts.ts';
import type { Placed } from './scope.ts';

/** An application, at the time that decides about its period. */
export function placed({ jobId, jobTitle, source }: ApplicationFact, at: Date): Placed {
  return { jobId, title: jobTitle, source, at };
}

/** Every stage that an application was or is in, once. Coming back does not count again. */
export function stagesOf({ history, stage }: ApplicationFact): Set<string> {
  return new Set([...history.map((visit) => visit.stage), stage]);
}

export interface Stay {
  stage: string;
  leftAt: Date;
  ms: number;
}

/** The stays that ended. Each stay at a stage counts; the current one does not. */
export function closedStays({ history }: ApplicationFact): Stay[] {
  return history.flatMap(({ stage, enteredAt, leftAt }) =>
    leftAt === null ? [] : [{ stage, leftAt, ms: span(enteredAt, leftAt) }],
  );
}

/**
 * When a hired application was hired: when it came to the stages of type hired that it is still in. Without such a
 * stage, when it came to its present stage. Null for one that is not hired, or not any more.
 */
export function hiredAt(
  { status, history }: ApplicationFact,
  stages: ReadonlyMap<string, Pick<Stage, 'type'>>,
): Date | null {
  if (status !== 'hired') return null;
  const before = history.findLastIndex(({ stage }) => stages.get(stage)?.type !== 'hired');
  return (history[before + 1] ?? history.at(-1))?.enteredAt ?? null;
}

/** The time between two moments; 0 when clocks disagree. */
export function span(from: Date, to: Date): number {
  return Math.max(0, to.getTime() - from.getTime());
}

/** A part of a whole to four places; null without a whole. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;
}
