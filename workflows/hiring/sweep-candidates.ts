import { patched, proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { HiringActivities } from '../../activities/hiring/index.ts';
import { longPass } from '../common/activity-options.ts';
import type { SweepCandidatesWorkflow } from './contract.ts';

const activities = proxyActivities<Pick<HiringActivities, 'sweepCandidates'>>({
  ...longPass,
  summary: 'Go on with merges and erasures that were left behind',
});
const { sweepOrphans } = proxyActivities<Pick<HiringActivities, 'sweepOrphans'>>({
  ...longPass,
  summary: 'Erase files and EEO answers whose application never came about',
});
const { sweepResumes } = proxyActivities<Pick<HiringActivities, 'sweepResumes'>>({
  ...longPass,
  summary: 'Have uploaded résumés read that nobody reads',
});

/** Makes good what a crash left of a merge, an erasure, an application or an upload; run by the schedule of that name. */
export const sweepCandidates: SweepCandidatesWorkflow = async () => {
  const swept = await activities.sweepCandidates();
  let details = `${swept.merged} merges finished, ${swept.started} erasures started.`;
  if (patched('sweep-orphans')) {
    const { files, fragments, answers } = await sweepOrphans();
    details += ` Orphans erased: ${files} files, ${fragments} broken uploads, ${answers} EEO answers.`;
  }
  if (patched('sweep-resumes')) details += ` Readings of résumés started: ${await sweepResumes()}.`;
  setCurrentDetails(details);
  return swept;
};
