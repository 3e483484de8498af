import type { Session } from '../../tools/dev-servers/processes/session.ts';
import { say } from '../../tools/terminal/say.ts';
import { applicants } from '../boards/applicants.ts';
import { createBoard, type BenchBoard } from '../boards/board.ts';
import { ask } from '../load/ask.ts';
import type { LoadResult } from '../load/load.ts';
import { openLoop } from '../load/open-loop.ts';
import { takeTurns } from '../load/take-turns.ts';
import { openPool } from '../load/visitors.ts';
import { durations } from '../report/quantiles.ts';
import { createBenchKey } from '../stack/open-bench.ts';
import { startApi } from '../stack/services.ts';
import type { Ours } from './deliveries.ts';
import { addEndpoints } from './sender.ts';

/** Ten applications a second, each told to twenty endpoints, are 200 deliveries a second. */
const APPLICATIONS_PER_SECOND = 10;
const ENDPOINTS = 20;
const SEARCHES_PER_SECOND = 50;
const SLICE_MS = 10_000;
const ROUNDS = 4;

const KINDS = ['quiet', 'sending'] as const;
type Kind = (typeof KINDS)[number];

interface Place {
  session: Session;
  environment: Record<string, string>;
  firstAttempt: 'announcer' | 'sender';
}

/**
 * How long searches take in an api process that takes applications, without endpoints and while it sends 200
 * deliveries a second.
 */
export async function besideSearches(
  { ctx, receivers }: Ours,
  { session, environment, firstAttempt }: Place,
) {
  const settings = { TRUST_PROXY: '1', WEBHOOK_FIRST_ATTEMPT: firstAttempt };
  const url = await startApi(session, `api-${firstAttempt}`, { ...environment, ...settings });
  const apiKey = await createBenchKey(ctx);
  const boards = { quiet: await createBoard(ctx, url, 1), sending: await createBoard(ctx, url, 1) };
  const paths = Array.from({ length: ENDPOINTS }, (_, place) => `/${firstAttempt}-${place}`);
  const accountId = await accountOf(ctx, boards.sending);
  await addEndpoints(ctx, { url: receivers.url, paths, accountId });
  const pool = openPool(url);
  const headers = { authorization: `Bearer ${apiKey}` };
  const search = () => ask(pool, { method: 'GET', path: '/jobs', headers }, 200);
  let applied = 0;
  const slice = async (kind: Kind, first: number): Promise<LoadResult> => {
    const load = { durationMs: SLICE_MS, perSecond: APPLICATIONS_PER_SECOND, first: applied };
    const [applications, searches] = await Promise.all([
      openLoop(applicants(pool, boards[kind]), load),
      openLoop(search, { first, perSecond: SEARCHES_PER_SECOND, durationMs: SLICE_MS }),
    ]);
    applied += applications.offered;
    say(
      `webhooks: ${firstAttempt}, searches ${kind}, p99 ${durations(searches.latenciesMs).p99} ms`,
    );
    return { ...searches, failed: searches.failed + applications.failed };
  };
  // A warm-up, whose failures do not count either.
  for (const kind of KINDS) await slice(kind, 0);
  const results = await takeTurns(KINDS, ROUNDS, slice);
  for (const [kind, { failed }] of results) {
    if (failed > 0) throw new Error(`${kind}: ${failed} calls failed`);
  }
  await pool.close();
  const of = (kind: Kind) => durations(results.get(kind)?.latenciesMs ?? []);
  return { quiet: of('quiet'), sending: of('sending') };
}

async function accountOf({ stores }: Ours['ctx'], { roles }: BenchBoard): Promise<string> {
  const postings = stores.mongo.collection<{ _id: string; accountId: string }>('postings');
  const posting = await postings.findOne({ _id: roles[0]?.id ?? '' });
  if (posting === null) throw new Error('The board has no posting.');
  return posting.accountId;
}
