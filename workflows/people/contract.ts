/** The types and ids of the workflows of People Search: all that other layers import. */

export type SweepPeopleWorkflow = () => Promise<{ projected: number }>;

export const SWEEP_PEOPLE_SCHEDULE_ID = 'sweep-people';
