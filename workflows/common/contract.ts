import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common';

/** The task queues of the installation. A worker polls those listed in WORKER_QUEUES. */
export const AGENT_TASK_QUEUE = 'agent';
export const BILLING_TASK_QUEUE = 'billing';
export const HIRING_TASK_QUEUE = 'hiring';
export const MAIL_TASK_QUEUE = 'mail';
export const MARKET_TASK_QUEUE = 'market';
export const WEBHOOK_TASK_QUEUE = 'webhooks';

/** Name of the Worker Deployment: all workers of an installation that have a build id. */
export const WORKER_DEPLOYMENT = 'openrole';

/** Header of messages and activities with the trace of a request; the name that Temporal's own interceptors use. */
export const TRACE_HEADER = '_tracer-data';

/** Typed search attributes. They are stored unencrypted, so they hold only ids and states. */
export const accountIdAttribute = defineSearchAttributeKey(
  'AccountId',
  SearchAttributeType.KEYWORD,
);
export const organizationIdAttribute = defineSearchAttributeKey(
  'OrganizationId',
  SearchAttributeType.KEYWORD,
);
export const sourceIdAttribute = defineSearchAttributeKey('SourceId', SearchAttributeType.KEYWORD);
export const jobIdAttribute = defineSearchAttributeKey('JobId', SearchAttributeType.KEYWORD);
export const processStatusAttribute = defineSearchAttributeKey(
  'ProcessStatus',
  SearchAttributeType.KEYWORD,
);
export const webhookIdAttribute = defineSearchAttributeKey(
  'WebhookId',
  SearchAttributeType.KEYWORD,
);

/** The search attributes that a namespace needs; all are keywords. */
export const searchAttributeNames = [
  accountIdAttribute,
  organizationIdAttribute,
  jobIdAttribute,
  sourceIdAttribute,
  webhookIdAttribute,
  processStatusAttribute,
].map(({ name }) => name);
