import type { Goal } from '../report/report.ts';
import type { WalkReport } from './page-walk.ts';
import type { PeerReport } from './peer.ts';
import type { RateReport } from './phases.ts';

/** The results of one index, asked both ways. */
export interface SizeReport {
  size: number;
  loaded: unknown;
  perSecondAtSaturation: { straight: number; api: number; ratio: number };
  straight: RateReport;
  api: RateReport;
  medianOverheadMs: number;
}

/** The goals of the market index. */
export function searchGoals(
  sizes: readonly SizeReport[],
  walks: WalkReport | null,
  peer: PeerReport | null,
): Goal[] {
  return [
    ...sizes.flatMap(sizeGoals),
    ...growthGoals(sizes),
    ...walkGoals(walks),
    ...peerGoals(peer),
  ];
}

function sizeGoals({ size, perSecondAtSaturation, medianOverheadMs }: SizeReport): Goal[] {
  return [
    {
      what: `throughput at saturation over straight, ${size} jobs`,
      measured: perSecondAtSaturation.ratio,
      atLeast: 0.8,
    },
    {
      what: `median overhead in ms at a third of saturation, ${size} jobs`,
      measured: medianOverheadMs,
      atMost: 2,
    },
  ];
}

function growthGoals(sizes: readonly SizeReport[]): Goal[] {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (!first || !last || first === last) return [];
  const what = `p95 of the api at ${last.size} jobs over that at ${first.size}`;
  return [{ what, measured: last.api.p95 / first.api.p95, atMost: 2 }];
}

function walkGoals(walks: WalkReport | null): Goal[] {
  if (walks === null) return [];
  const what = `page ${walks.deepPage} of a walk over page 1`;
  return [{ what, measured: walks.ratio, atMost: 1.2 }];
}

function peerGoals(peer: PeerReport | null): Goal[] {
  if (peer === null) return [];
  return Object.entries(peer.p95ByKind).map(([kind, { ratio }]) => ({
    what: `p95 of PostgreSQL over ours, ${kind}`,
    measured: ratio,
    atLeast: 1,
  }));
}
