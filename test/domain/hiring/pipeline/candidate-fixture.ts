import type { Application, Candidate } from '../../../../domain/hiring/candidate.ts';
import { newApplication, newCandidate } from '../../../../domain/hiring/new-candidate.ts';

export const at = (minute: number): Date => new Date(Date.UTC(2026, 2, 1, 9, minute));

let made = 0;

function nextId(prefix: string): string {
  made += 1;
  return `${prefix}_${String(made).padStart(20, '0')}`;
}

/** An application that has been at `applied` since its creation. */
export function makeApplication(differences: Partial<Application> = {}): Application {
  const start = {
    id: nextId('app'),
    posting: { id: 'job_1', title: 'Clock Mechanic', organizationId: 'org_1' },
    companyName: 'Harbour Clockworks',
    actor: { kind: 'candidate', id: null, name: null },
  } as const;
  return { ...newApplication(start, at(0)), ...differences };
}

export function makeCandidate(differences: Partial<Candidate> = {}): Candidate {
  const key = { id: nextId('cand'), accountId: 'acc_1' };
  return { ...newCandidate(key, at(0)), ...differences };
}
