import { patched, proxyActivities, sleep } from '@temporalio/workflow';
import type { HiringActivities } from '../../activities/hiring/index.ts';
import { longPass, storeCall } from '../common/activity-options.ts';
import { showStatus } from '../common/show-status.ts';
import type { AnonymizeCandidateInput, AnonymizeCandidateWorkflow, Erased } from './contract.ts';

/** Calls that began before the candidate was anonymised have ended after this time. */
const SETTLING_TIME = '3 minutes';
const FEWEST_PASSES = 2;

/**
 * Runs that started before `erase-in-one-step` call the activity once per step. The activity now erases everything
 * each time.
 */
const formerSteps = ['duplicates', 'events', 'answers', 'files', 'replays'];

const { eraseTraces } = proxyActivities<Pick<HiringActivities, 'eraseTraces'>>(longPass);
const { finishErasing } = proxyActivities<Pick<HiringActivities, 'finishErasing'>>({
  ...storeCall,
  summary: 'End the erasure',
});

/**
 * Erases the data of an anonymised candidate from every collection (decision 0015). A second pass erases what
 * concurrent calls wrote during the first. Histories hold ids and counts.
 */
export const anonymizeCandidate: AnonymizeCandidateWorkflow = async (input) => {
  for (let pass = 1; ; pass += 1) {
    showStatus('erasing', `Pass ${pass} over every collection with personal data.`);
    const erased = await erasePass(input);
    // Nothing is left to erase.
    if (erased === null) return finish(pass);
    const isLast = pass >= FEWEST_PASSES && erased.held === 0;
    if (isLast && (await finishErasing({ ...input, version: erased.version }))) return finish(pass);
    showStatus(
      'settling',
      `Pass ${pass} is complete. Files that wait for a later pass: ${erased.held}.`,
    );
    await sleep(SETTLING_TIME);
  }
};

async function erasePass(input: AnonymizeCandidateInput): Promise<Erased | null> {
  if (patched('erase-in-one-step')) {
    return eraseTraces.executeWithOptions({ summary: 'Erase personal data' }, [input]);
  }
  let held = 0;
  const versions: number[] = [];
  for (const step of formerSteps) {
    const found = await eraseTraces.executeWithOptions({ summary: `Erase: ${step}` }, [input]);
    if (found === null) return null;
    held += found.held;
    versions.push(found.version);
  }
  return { held, version: Math.min(...versions) };
}

function finish(passes: number): { passes: number } {
  showStatus('erased', `The candidate was erased in ${passes} passes.`);
  return { passes };
}
