import type { Recording } from '../recording.ts';
import { chatRecordings } from './chats.ts';
import { sessionRecordings } from './sessions.ts';

export const agentRecordings: Record<string, Recording> = {
  ...sessionRecordings,
  ...chatRecordings,
  'write-document': {
    workflow: 'writeDocument',
    args: [{ accountId: 'acc_1', documentId: 'res_1' }],
    activities: { writeDocumentOnce: () => Promise.resolve('ready') },
  },
};
