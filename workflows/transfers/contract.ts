/** The types and ids of the workflows of imports and exports: all that other layers import. */

export type RunImportWorkflow = (input: RunImportInput) => Promise<ImportOutcome>;
export type SweepImportsWorkflow = () => Promise<{ started: number }>;

/** The workflow id is a business id, so a second start joins the running workflow. */
export const importWorkflowId = (importId: string): string => `import:${importId}`;
export const SWEEP_IMPORTS_SCHEDULE_ID = 'sweep-imports';

/** Ids only: the table and the outcomes are stored in MongoDB. */
export interface RunImportInput {
  accountId: string;
  importId: string;
}

/** `stopped`: it was cancelled, or had ended before. */
export type ImportOutcome = 'done' | 'failed' | 'stopped';

export type RunExportWorkflow = (input: RunExportInput) => Promise<ExportOutcome>;
export type SweepExportsWorkflow = () => Promise<{ started: number; expired: number }>;

export const exportWorkflowId = (exportId: string): string => `export:${exportId}`;
export const SWEEP_EXPORTS_SCHEDULE_ID = 'sweep-exports';

/** Ids only: the record and its file are in MongoDB. */
export interface RunExportInput {
  accountId: string;
  exportId: string;
}

/** `stopped`: it had ended before. */
export type ExportOutcome = 'done' | 'failed' | 'stopped';

export type CloseAccountWorkflow = (input: CloseAccountInput) => Promise<void>;
export type SweepClosingsWorkflow = () => Promise<{ started: number }>;

export const closeAccountWorkflowId = (accountId: string): string => `close-account:${accountId}`;
export const SWEEP_CLOSINGS_SCHEDULE_ID = 'sweep-closings';

export interface CloseAccountInput {
  accountId: string;
}
