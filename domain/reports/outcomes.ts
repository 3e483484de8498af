import type { ApplicationStatus } from '../hiring/candidate.ts';
import { count } from './rows.ts';

/** The present outcomes of applications, as members of a row. */
export const outcomeMembers = {
  applications: count,
  active: count,
  hired: count,
  rejected: count,
  withdrawn: count,
};

export type Outcomes = Record<ApplicationStatus | 'applications', number>;

export function noOutcomes(): Outcomes {
  return { applications: 0, active: 0, hired: 0, rejected: 0, withdrawn: 0 };
}

export function addOutcome(outcomes: Outcomes, status: ApplicationStatus): void {
  outcomes.applications += 1;
  outcomes[status] += 1;
}
