/** The types and ids of the survey workflows: all that other layers import. */

export type SweepSurveysWorkflow = () => Promise<{ stored: number; deleted: number }>;

export const SWEEP_SURVEYS_SCHEDULE_ID = 'sweep-surveys';
