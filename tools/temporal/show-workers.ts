import type { TemporalSettings } from '../../clients/temporal/index.ts';
import {
  listBuilds,
  setCurrentBuild,
  type WorkerBuild,
} from '../../clients/temporal/worker-builds.ts';
import { WORKER_DEPLOYMENT } from '../../workflows/common/contract.ts';
import { waitUntil } from '../dev-servers/processes/wait-until.ts';
import { withLocalContext } from '../local-context.ts';
import { WrongUse, type Values } from '../terminal/run-command.ts';
import { table } from '../terminal/table.ts';
import { wholeNumber } from '../terminal/whole-number.ts';

/** Runs `npm run workers`. */
export async function showWorkers(values: Values): Promise<number> {
  const chosen = chosenBuild(values);
  const waitMs = wholeNumber(values['wait'], '--wait', 0) * 1_000;
  return withLocalContext(['Temporal'], async ({ config: { temporal } }) => {
    if (chosen !== undefined) await makeCurrent(temporal, chosen, waitMs);
    const builds = await listBuilds(temporal, WORKER_DEPLOYMENT);
    const text = values['json'] === true ? JSON.stringify({ builds }) : tableOf(builds);
    process.stdout.write(`${text}\n`);
    return 0;
  });
}

/** Null stands for the workers without a build; undefined changes nothing. */
function chosenBuild(values: Values): string | null | undefined {
  const current = values['current'];
  const unversioned = values['unversioned'] === true;
  if (unversioned && current !== undefined) {
    throw new WrongUse('Give --current or --unversioned, not both.');
  }
  if (unversioned) return null;
  return typeof current === 'string' ? current : undefined;
}

/**
 * Workers that were just started are not known yet, so a failed try is repeated until the time is over.
 * @throws with the reason of the last try.
 */
async function makeCurrent(
  settings: TemporalSettings,
  buildId: string | null,
  waitMs: number,
): Promise<void> {
  let reason: unknown;
  const attempt = () =>
    setCurrentBuild(settings, { deploymentName: WORKER_DEPLOYMENT, buildId }).then(
      () => true,
      (error: unknown) => {
        reason = error;
        return false;
      },
    );
  if ((await attempt()) || (await waitUntil(attempt, waitMs))) return;
  const name = buildId === null ? 'The workers without a build' : `Build ${buildId}`;
  const text = reason instanceof Error ? reason.message : String(reason);
  throw new Error(`${name} did not become current: ${text}`, { cause: reason });
}

function tableOf(builds: readonly WorkerBuild[]): string {
  if (builds.length === 0) return 'No worker runs with WORKER_BUILD_ID.';
  const rows = builds.map(({ id, state }) => [id, state]);
  return table(['Build', 'State'], rows);
}
