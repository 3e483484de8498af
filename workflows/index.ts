/** The one module that a worker bundles: one line per workflow. */
export { dispatchIngestion } from './market/dispatch-ingestion.ts';
export { expireOverdueJobs } from './market/expire-jobs.ts';
export { ingestSource } from './market/ingest-source.ts';
export { summarizeJob } from './market/summarize-job.ts';
