/** The task queues of the installation. A worker polls those that WORKER_QUEUES names. */
export const AGENT_TASK_QUEUE = 'agent';
export const BILLING_TASK_QUEUE = 'billing';
export const HIRING_TASK_QUEUE = 'hiring';
export const MARKET_TASK_QUEUE = 'market';
export const WEBHOOK_TASK_QUEUE = 'webhooks';
