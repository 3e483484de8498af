import {
  condition,
  continueAsNew,
  proxyActivities,
  setHandler,
  sleep,
  workflowInfo,
} from '@temporalio/workflow';
import type { MailActivities } from '../../activities/mail/index.ts';
import { longPass } from '../common/activity-options.ts';
import { isHistoryLong } from '../common/is-history-long.ts';
import { showStatus } from '../common/show-status.ts';
import { mailDueSignal, type SendTransactionalMailWorkflow } from './contract.ts';
import { pauseAfter } from './outage-pause.ts';

const { sendTransactionalMails } = proxyActivities<Pick<MailActivities, 'sendTransactionalMails'>>({
  ...longPass,
  summary: 'Send up to 500 mails',
});

/**
 * Sends the mails of the service itself, of all accounts (decision 0063). MongoDB is the source of truth: each batch
 * reads what is due and returns the time of the next. Ends when nothing waits.
 */
export const sendTransactionalMail: SendTransactionalMailWorkflow = async (input) => {
  let { outages } = input;
  let isDue = false;
  setHandler(mailDueSignal, () => {
    isDue = true;
  });
  for (let round = 0; ; round += 1) {
    isDue = false;
    const by = `${workflowInfo().runId}.${round}`;
    const { sent, unreached, nextInMs } = await sendTransactionalMails({ by });
    outages = unreached ? outages + 1 : 0;
    const pauseMs = pauseAfter(outages);
    const waitMs = unreached ? pauseMs : nextInMs;
    show({ sent, unreached, waitMs });
    // A signal that arrived during the batch is about a mail that it may have missed.
    if (waitMs === null && !isDue) return;
    if (unreached) await sleep(pauseMs);
    else if (waitMs !== null && waitMs > 0) await condition(() => isDue, waitMs);
    if (isHistoryLong()) await continueAsNew<SendTransactionalMailWorkflow>({ outages });
  }
};

interface Shown {
  sent: number;
  unreached: boolean;
  waitMs: number | null;
}

function show({ sent, unreached, waitMs }: Shown): void {
  const outcome = unreached ? 'No mail server.' : `${sent} handed over.`;
  if (waitMs === null) return showStatus('idle', `${outcome} None waits.`);
  const next = new Date(Date.now() + waitMs).toISOString();
  showStatus('sending', `${outcome} Next at ${next}.`);
}
