import type { Child, Text } from '../../../h.ts';
export const board = {
  boardsLead: 'Choose an open posting to see its candidates by stage.',
  noOpenPosting: 'No posting is open. Publish one under Postings.',
  posting: 'Posting',
  candidatesByStage: 'Candidates by stage',
  showMore: 'Show more',
  inStageSince: 'At this stage since ',
  reject: 'Reject…',
  inAll: (applications: number) => `${applications} in all`,
  moveCard: (name: Text): Child => ['Move ', name],
  moveTo: (stage: string) => `Move to ${stage}`,
};
