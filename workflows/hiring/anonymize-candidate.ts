import { proxyActivities, sleep } from '@temporalio/workflow';
import type { HiringActivities } from '../../activities/hiring/index.ts';
import { longPass, storeCall } from '../common/activity-options.ts';
import { showStatus } from '../common/show-status.ts';
import { erasureSteps, type AnonymizeCandidateInput, type Erased } from './contract.ts';

/** Calls that began before the candidate was anonymised, and what they still write, are over by then. */
const SETTLING_TIME = '3 minutes';
const FEWEST_PASSES = 2;

const { eraseTraces } = proxyActivities<Pick<HiringActivities, 'eraseTraces'>>(longPass);
const { finishErasing } = proxyActivities<Pick<HiringActivities, 'finishErasing'>>({
  ...storeCall,
  summary: 'Forget what was to be erased',
});

/**
 * Erases every place that holds data of an anonymised candidate, step by step (decision 0015). A second pass erases
 * what calls wrote during the first. Histories hold ids and counts.
 */
export async function anonymizeCandidate(
  input: AnonymizeCandidateInput,
): Promise<{ passes: number }> {
  for (let pass = 1; ; pass += 1) {
    showStatus('erasing', `Pass ${pass} over ${erasureSteps.join(', ')}.`);
    const erased = await erasePass(input);
    // Nothing was to be erased any more.
    if (erased === null) return finish(pass);
    const isLast = pass >= FEWEST_PASSES && erased.held === 0;
    if (isLast && (await finishErasing({ ...input, version: erased.version }))) return finish(pass);
    showStatus(
      'settling',
      `Pass ${pass} is over, ${erased.held} files are held; another one follows.`,
    );
    await sleep(SETTLING_TIME);
  }
}

/** Every step once; the version is the earliest they went by, so that what changed since is seen again. */
async function erasePass(input: AnonymizeCandidateInput): Promise<Erased | null> {
  let held = 0;
  const versions: number[] = [];
  for (const step of erasureSteps) {
    const summary = `Erase: ${step}`;
    const found = await eraseTraces.executeWithOptions({ summary }, [{ ...input, step }]);
    if (found === null) return null;
    held += found.held;
    versions.push(found.version);
  }
  return { held, version: Math.min(...versions) };
}

function finish(passes: number): { passes: number } {
  showStatus('erased', `Nothing speaks of the candidate any more, after ${passes} passes.`);
  return { passes };
}
