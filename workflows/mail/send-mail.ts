import { condition, proxyActivities, setHandler, workflowInfo } from '@temporalio/workflow';
import type { MailActivities } from '../../activities/mail/index.ts';
import { longPass, storeCall } from '../common/activity-options.ts';
import { showStatus } from '../common/show-status.ts';
import { cancelSendSignal, LATEST_MS, MAILS_FOR_TWO, type SendMailWorkflow } from './contract.ts';
import { pauseAfter } from './outage-pause.ts';

const stores = proxyActivities<MailActivities>(storeCall);
const { sendMails } = proxyActivities<MailActivities>({
  ...longPass,
  summary: 'Send up to 500 mails',
});

/** Batches of one send at once, so that a large send leaves connections to others. */
const BATCHES_AT_ONCE = 2;

/**
 * Sends the mails of a mailing (decision 0028): waits for its moment, sends batches until none is due, waits for the next
 * attempt, and ends. All state is in MongoDB; the history holds ids, counts and moments.
 */
export const sendMail: SendMailWorkflow = async (input) => {
  let cancelled = false;
  setHandler(cancelSendSignal, () => {
    cancelled = true;
  });
  const send = await stores.readSend(input);
  if (send === null) return null;
  // Waits and moments are differences of one clock each: the clocks of workflow and worker may differ.
  const lead = send.now - Date.now();
  const clock = () => Date.now() + lead;
  let isLate = send.isLate;
  if (send.waitMs > 0) {
    const due = Date.now() + send.waitMs;
    showStatus('scheduled', `Sends at ${new Date(due + lead).toISOString()}.`);
    await condition(() => cancelled, send.waitMs);
    isLate = Date.now() - due > LATEST_MS;
  }
  if (cancelled || !(await stores.beginSend({ ...input, isLate }))) return stores.endSend(input);
  const atOnce = Math.min(BATCHES_AT_ONCE, Math.ceil(send.recipients / MAILS_FOR_TWO));
  let outages = 0;
  for (let round = 0; !cancelled; round += 1) {
    showStatus('sending', `Sending to ${send.recipients} recipients, round ${round + 1}.`);
    const now = clock();
    const batches = Array.from({ length: atOnce }, (_, place) =>
      sendMails({ ...input, now, batch: `${workflowInfo().runId}.${round}.${place}` }),
    );
    const isOutage = (await Promise.all(batches)).some(({ unreached }) => unreached);
    const next = await stores.nextMailAttempt({ ...input, now: clock() });
    if (next === null) break;
    outages = isOutage ? outages + 1 : 0;
    const waitMs = Math.max(next, pauseAfter(outages));
    if (waitMs === 0) continue;
    showNext(isOutage, new Date(clock() + waitMs));
    await condition(() => cancelled, waitMs);
  }
  const outcome = await stores.endSend(input);
  const counts = `${outcome.sent} sent, ${outcome.failed} failed`;
  showStatus(outcome.status, `${counts} of ${send.recipients}.`);
  return outcome;
};

function showNext(isOutage: boolean, next: Date): void {
  const what = isOutage ? 'No mail server' : 'Some deferred';
  showStatus('sending', `${what}. Next attempt at ${next.toISOString()}.`);
}
