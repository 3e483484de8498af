/** The types and ids of the workforce workflows: all that other layers import. */

export type SweepWorkforceWorkflow = () => Promise<{ hired: number; deleted: number }>;

export const SWEEP_WORKFORCE_SCHEDULE_ID = 'sweep-workforce';
