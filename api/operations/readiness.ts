import { remedies, type Outage } from '../../domain/common/outages.ts';
import { within } from '../../domain/common/within.ts';
import { outageOf } from '../../services/outages/outage-of.ts';

const CHECK_TIMEOUT_MS = 2_500;
/** `/readyz` is public and has no rate limit, so its calls share one check per second. */
const SHARED_MS = 1_000;

export const checkedServers = ['mongodb', 'elasticsearch', 'temporal', 'smtp'] as const;
type ServerName = (typeof checkedServers)[number];
export const readyStatuses = ['ok', 'unreachable'] as const;
/** `impaired`: the server answers and refuses a part of its work. The process goes on serving. */
export const checkStatuses = [...readyStatuses, 'impaired'] as const;

export interface Readiness {
  status: (typeof readyStatuses)[number];
  checks: Partial<Record<ServerName, (typeof checkStatuses)[number]>>;
  /** Cause and remedy, where a server names the cause. */
  causes?: Causes;
}
type Causes = Partial<Record<ServerName, string>>;

/**
 * Checks of the servers that the installation has. Each rejects when its server is not reachable, and resolves to the
 * cause when it is impaired.
 */
export type Pings = Partial<Record<ServerName, () => Promise<Outage | void>>>;

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
    Object.entries(pings).map(async ([name, ping]) => ({ name, ...(await check(ping())) })),
  );
  const checks = Object.fromEntries(results.map(({ name, status }) => [name, status]));
  const causes = results.flatMap(({ name, outage }) => {
    const remedy = outage && remedies[outage];
    return remedy === undefined ? [] : [[name, remedy]];
  });
  const isReady = results.every(({ status }) => status !== 'unreachable');
  return {
    status: isReady ? 'ok' : 'unreachable',
    checks,
    ...(causes.length > 0 && { causes: Object.fromEntries(causes) as Causes }),
  };
}

interface Checked {
  status: (typeof checkStatuses)[number];
  outage?: Outage | undefined;
}

/** A server that does not answer in time counts as unreachable. */
function check(ping: Promise<Outage | void>): Promise<Checked> {
  const reached = ping.then(
    (outage): Checked => (outage ? { status: 'impaired', outage } : { status: 'ok' }),
    (error: unknown): Checked => ({ status: 'unreachable', outage: outageOf(error) }),
  );
  return within<Checked, Checked>(reached, CHECK_TIMEOUT_MS, { status: 'unreachable' });
}
