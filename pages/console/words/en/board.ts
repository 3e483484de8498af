import type { Child, Text } from '../../../h.ts';
export const board = {
  boardsLead: 'Choose an open posting to see its candidates by stage.',
  noOpenPosting: 'No posting is open. Publish one under Postings.',
  posting: 'Posting',
  candidatesByStage: 'Candidates by stage',
  onlyNewest: 'Only the newest are shown; find others under Candidates.',
  reject: 'Reject…',
  inAll: (applications: number) => `${applications} in all`,
  moveCard: (name: Text): Child => ['Move ', name],
  moveTo: (stage: string) => `Move to ${stage}`,
};
