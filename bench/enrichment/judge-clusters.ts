import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapAshby } from '../../connectors/ashby/map.ts';
import { clusterJobs } from '../../domain/market/enrichment/clusters.ts';
import { enrich } from '../../domain/market/enrichment/enrich.ts';
import type { BoardRow } from './boards.ts';
import { edits, type ClusterPair } from './cluster-edits.ts';
import type { Judged } from './score.ts';

/** Judges each labelled pair as two postings of two sources: are they grouped as one role? */
export function judgeClusters(rows: readonly BoardRow[]): Judged[] {
  const byId = new Map(rows.map((row) => [row.row.id, row]));
  const file = join(import.meta.dirname, 'cluster-pairs.json');
  const pairs = JSON.parse(readFileSync(file, 'utf8')) as ClusterPair[];
  return pairs.flatMap((pair) => {
    const a = byId.get(pair.a);
    const b = byId.get(pair.b);
    return a && b ? [judgePair(pair, a, b)] : [];
  });
}

function judgePair({ edit, same }: ClusterPair, a: BoardRow, b: BoardRow): Judged {
  const members = [
    { id: 'a', sourceId: 'employer', ...signatureOf(a, 'none') },
    { id: 'b', sourceId: 'aggregator', ...signatureOf(b, edit) },
  ];
  const joined = clusterJobs(members).length === 1;
  const note = `${a.board} | ${edit} | ${a.row.title} @ ${a.row.location} | ${b.row.title} @ ${b.row.location}`;
  return { half: a.half, stated: same, given: joined, right: same, note };
}

function signatureOf({ board, row }: BoardRow, edit: ClusterPair['edit']) {
  const posting = mapAshby(row, { token: board, companyName: board });
  if (posting === null) return { blockKey: row.id, signature: [] };
  return enrich(edits[edit](posting), { companyName: board }).clusterSignature;
}
