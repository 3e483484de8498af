import {
  condition,
  isCancellation,
  patched,
  proxyActivities,
  proxyLocalActivities,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import type { WebhookActivities } from '../../activities/webhooks/index.ts';
import { webhookAttempt, webhookAttemptAtOnce } from '../common/activity-options.ts';
import { processStatusAttribute } from '../common/contract.ts';
import {
  attemptNowSignal,
  type AttemptOutcome,
  type DeliverWebhookInput,
  type DeliverWebhookWorkflow,
} from './contract.ts';

const { attemptDelivery } =
  proxyActivities<Pick<WebhookActivities, 'attemptDelivery'>>(webhookAttempt);

const { attemptDeliveryAtOnce } =
  proxyLocalActivities<Pick<WebhookActivities, 'attemptDeliveryAtOnce'>>(webhookAttemptAtOnce);

/**
 * Versions before `deliverToEndpoint` ran one workflow per delivery. Runs in flight replay, and hand their delivery over
 * to `deliverToEndpoint` at their next attempt. Nothing starts new ones.
 */
export const deliverWebhook: DeliverWebhookWorkflow = async (input) => {
  let asked = false;
  setHandler(attemptNowSignal, () => {
    asked = true;
  });
  let last: AttemptOutcome | null = null;
  for (;;) {
    asked = false;
    const outcome: AttemptOutcome =
      last === null
        ? await attemptFirst(input)
        : await attempt(input, `Attempt after ${last.answer}`);
    show(outcome, last);
    last = outcome;
    if (outcome.delayMs !== null) await condition(() => asked, outcome.delayMs);
    // A signal arrived during the last attempt: the delivery was restarted.
    else if (!asked) return outcome;
  }
};

function attempt(input: DeliverWebhookInput, summary: string): Promise<AttemptOutcome> {
  return attemptDelivery.executeWithOptions({ summary }, [input]);
}

/**
 * The first attempt runs as a local activity when the receiver is known to be fast. Most deliveries need nothing else
 * from Temporal.
 */
async function attemptFirst(input: DeliverWebhookInput): Promise<AttemptOutcome> {
  const summary = 'First attempt';
  if (!patched('first-attempt-at-once')) return attempt(input, summary);
  try {
    return await attemptDeliveryAtOnce.executeWithOptions({ summary: `${summary}, local` }, [
      input,
    ]);
  } catch (error) {
    if (isCancellation(error)) throw error;
    return attempt(input, summary);
  }
}

/** Shows the state of the delivery in the Temporal UI. */
function show(outcome: AttemptOutcome, last: AttemptOutcome | null): void {
  if (outcome.state !== last?.state) {
    upsertSearchAttributes([{ key: processStatusAttribute, value: outcome.state }]);
  }
  setCurrentDetails(`${described(outcome)}${next(outcome)}`);
}

function described({ host, number, answer, state }: AttemptOutcome): string {
  if (host === null) return `The delivery is ${state}; nothing was sent.`;
  return `Attempt ${number}: ${host} answered ${answer}. The delivery is ${state}.`;
}

function next({ delayMs }: AttemptOutcome): string {
  if (delayMs === null) return '';
  return ` Next attempt at ${new Date(Date.now() + delayMs).toISOString()}.`;
}
