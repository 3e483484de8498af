import type { Half } from './boards.ts';

/** The result for one posting: the judge's answer, the function's answer, and whether it is right. */
export interface Verdict {
  /** Counts towards recall. */
  stated: boolean;
  /** Counts towards precision. */
  given: boolean;
  right: boolean;
}

export interface Score {
  stated: number;
  given: number;
  right: number;
  precision: number;
  recall: number;
}

export interface Judged extends Verdict {
  half: Half;
  /** Shown by `--errors`. */
  note: string;
}

export function score(verdicts: readonly Verdict[]): Score {
  const count = (test: (verdict: Verdict) => boolean): number => verdicts.filter(test).length;
  const stated = count((one) => one.stated);
  const given = count((one) => one.given);
  const right = count((one) => one.given && one.right);
  const found = count((one) => one.stated && one.given && one.right);
  return { stated, given, right, precision: ratio(right, given), recall: ratio(found, stated) };
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 1 : Math.round((part / whole) * 10_000) / 10_000;
}
