import { within } from '../../domain/common/within.ts';

const CHECK_TIMEOUT_MS = 2_500;
/** `/readyz` is public and has no rate limit, so its calls share one check per second. */
const SHARED_MS = 1_000;

export const checkedServers = ['mongodb', 'elasticsearch', 'temporal', 'smtp'] as const;
type ServerName = (typeof checkedServers)[number];
export const checkStatuses = ['ok', 'unreachable'] as const;
type CheckStatus = (typeof checkStatuses)[number];

export interface Readiness {
  status: CheckStatus;
  checks: Partial<Record<ServerName, CheckStatus>>;
}

/** Checks of the servers that the installation has. Each rejects when its server is not reachable. */
export type Pings = Partial<Record<ServerName, () => Promise<unknown>>>;

/**
 * A check of every server, shared by concurrent callers. A new one starts when the last has ended and a second has
 * passed since it started.
 */
export function createReadinessCheck(pings: Pings): () => Promise<Readiness> {
  let latest: Promise<Readiness> | undefined;
  let isRunning = false;
  let startedAt = 0;
  return () => {
    const isFresh = performance.now() - startedAt < SHARED_MS;
    if (latest !== undefined && (isRunning || isFresh)) return latest;
    isRunning = true;
    startedAt = performance.now();
    latest = checkAll(pings).finally(() => {
      isRunning = false;
    });
    return latest;
  };
}

async function checkAll(pings: Pings): Promise<Readiness> {
  const results = await Promise.all(
    Object.entries(pings).map(async ([name, ping]) => [name, await check(ping())] as const),
  );
  const checks = Object.fromEntries(results) as Readiness['checks'];
  const isReady = Object.values(checks).every((one) => one === 'ok');
  return { status: isReady ? 'ok' : 'unreachable', checks };
}

/** A server that does not answer in time counts as unreachable. */
function check(ping: Promise<unknown>): Promise<CheckStatus> {
  const reached = ping.then(
    () => 'ok' as const,
    () => 'unreachable' as const,
  );
  return within(reached, CHECK_TIMEOUT_MS, 'unreachable');
}
