import { patched, proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { HiringActivities } from '../../activities/hiring/index.ts';
import { longPass } from '../common/activity-options.ts';
import type { SweepCandidatesWorkflow } from './contract.ts';

const activities = proxyActivities<Pick<HiringActivities, 'sweepCandidates'>>({
  ...longPass,
  summary: 'Continue interrupted merges and erasures',
});
const { sweepOrphans } = proxyActivities<Pick<HiringActivities, 'sweepOrphans'>>({
  ...longPass,
  summary: 'Erase files and EEO answers without an application',
});
const { sweepResumes } = proxyActivities<Pick<HiringActivities, 'sweepResumes'>>({
  ...longPass,
  summary: 'Start the parsing of uploads that have no workflow',
});

/**
 * Completes merges, erasures, applications and uploads that a crash interrupted. Run by the schedule of the same
 * name.
 */
export const sweepCandidates: SweepCandidatesWorkflow = async () => {
  const swept = await activities.sweepCandidates();
  let details = `${swept.merged} merges finished, ${swept.started} erasures started.`;
  if (patched('sweep-orphans')) {
    const { files, fragments, answers } = await sweepOrphans();
    details += ` Orphans erased: ${files} files, ${fragments} broken uploads, ${answers} EEO answers.`;
  }
  if (patched('sweep-resumes')) details += ` Résumé parses started: ${await sweepResumes()}.`;
  setCurrentDetails(details);
  return swept;
};
