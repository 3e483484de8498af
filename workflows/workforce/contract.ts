/** The types and ids of the workforce workflows: all that other layers import. */

export interface Swept {
  hired: number;
  applied: number;
  deleted: number;
}

export type SweepWorkforceWorkflow = () => Promise<Swept>;

export const SWEEP_WORKFORCE_SCHEDULE_ID = 'sweep-workforce';
