import {
  condition,
  continueAsNew,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import type { WebhookActivities } from '../../activities/webhooks/index.ts';
import { endpointAttempts } from '../common/activity-options.ts';
import { processStatusAttribute } from '../common/contract.ts';
import { isHistoryLong } from '../common/is-history-long.ts';
import { lookSignal, type DeliverToEndpointWorkflow, type EndpointLook } from './contract.ts';

const { attemptDue } = proxyActivities<Pick<WebhookActivities, 'attemptDue'>>(endpointAttempts);

/**
 * Delivers what is due of one endpoint and waits for its next attempts (decision 0016). MongoDB is the source of
 * truth: each look reads it and returns the time of the next. Ends when nothing waits.
 */
export const deliverToEndpoint: DeliverToEndpointWorkflow = async (input) => {
  let asked = false;
  setHandler(lookSignal, () => {
    asked = true;
  });
  let last: EndpointLook | null = null;
  for (;;) {
    asked = false;
    const look: EndpointLook = await attemptDue(input);
    last = show(look, last);
    if (look.nextInMs !== null && look.nextInMs > 0) await condition(() => asked, look.nextInMs);
    // A signal that arrived during the look is about something that it may have missed.
    if (look.nextInMs === null && !asked) return look;
    if (isHistoryLong()) await continueAsNew<DeliverToEndpointWorkflow>(input);
  }
};

/**
 * Shows the state of the endpoint in the Temporal UI. A look that sent nothing does not change what is known of a failing
 * endpoint. Returns what is shown.
 */
function show(look: EndpointLook, last: EndpointLook | null): EndpointLook {
  const sentNothing = look.attempted === 0 && look.failingSince !== null;
  const { waiting, nextInMs } = look;
  const shown = sentNothing && last !== null ? { ...last, waiting, nextInMs } : look;
  if (shown.state !== (last?.state ?? 'delivering')) {
    upsertSearchAttributes([{ key: processStatusAttribute, value: shown.state }]);
  }
  setCurrentDetails([`${shown.state}: ${described(shown)}`, since(shown), next(shown)].join(''));
  return shown;
}

function described({ host, attempted, received, answer }: EndpointLook): string {
  if (host === null) return 'the endpoint is disabled or removed.';
  if (attempted === 0) return `nothing was due for ${host}.`;
  return `${host} received ${received} of ${attempted}, last answer ${answer}.`;
}

function since({ failingSince }: EndpointLook): string {
  return failingSince === null ? '' : ` Failing since ${failingSince}.`;
}

function next({ nextInMs, waiting }: EndpointLook): string {
  if (nextInMs === null) return ' None waits.';
  return ` ${waiting} waiting, the next at ${new Date(Date.now() + nextInMs).toISOString()}.`;
}
