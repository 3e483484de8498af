import fc from 'fast-check';
import type { Candidate } from '../../../domain/hiring/candidate.ts';
import { newApplication, newCandidate } from '../../../domain/hiring/new-candidate.ts';
import { anonymizeCandidate } from '../../../domain/hiring/pipeline/anonymize-candidate.ts';
import { mergeCandidates } from '../../../domain/hiring/pipeline/merge-candidates.ts';
import { moveApplication } from '../../../domain/hiring/pipeline/move-application.ts';
import type { Stage } from '../../../domain/hiring/pipeline/stages.ts';
import { withdrawApplication } from '../../../domain/hiring/pipeline/withdraw-application.ts';
import type { ApplicationFact, RoleFact } from '../../../domain/reports/facts.ts';

const MINUTE_MS = 60_000;
export const START = Date.UTC(2026, 0, 30);
const actor = { kind: 'system', id: null, name: null } as const;

export const stages: Stage[] = [
  { key: 'applied', name: 'Applied', type: 'lead' },
  { key: 'talk', name: 'Talk', type: 'active' },
  { key: 'hired', name: 'Hired', type: 'hired' },
  { key: 'started', name: 'Started', type: 'hired' },
  { key: 'rejected', name: 'Rejected', type: 'archived' },
];

const role = (id: string, department: string | null): RoleFact => ({
  id,
  title: `Role ${id}`,
  department,
  status: 'open',
  publishedAt: new Date(START - 86_400_000),
  closedAt: null,
});
export const roles = new Map(
  [role('a', 'Sea'), role('b', 'Land'), role('c', null)].map((one) => [one.id, one]),
);

interface Step {
  who: number;
  other: number;
  act: string;
  job: string;
  stage: string;
  minutes: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat(3),
  other: fc.nat(3),
  act: fc.constantFrom('apply', 'move', 'move', 'move', 'withdraw', 'merge', 'anonymize'),
  job: fc.constantFrom('a', 'b', 'c', 'gone'),
  stage: fc.constantFrom(...stages.map(({ key }) => key)),
  minutes: fc.oneof(fc.nat(3), fc.nat(5_000)),
});

/** Histories as the pipeline writes them: moves forth and back, withdrawals, merges and anonymised people. */
export const drawnFacts: fc.Arbitrary<ApplicationFact[]> = fc
  .array(step, { maxLength: 40 })
  .map((steps) => factsOf(played(steps)));

function played(steps: readonly Step[]): Candidate[] {
  const people: (Candidate | null)[] = ['x', 'y', null, 'x'].map((source, index) => ({
    ...newCandidate({ id: `p${index}`, accountId: 'acc' }, new Date(START)),
    source,
  }));
  let now = START;
  for (const [index, one] of steps.entries()) {
    now += one.minutes * MINUTE_MS;
    act(people, { ...one, index, now: new Date(now) });
  }
  return people.filter((person) => person !== null);
}

type Played = Step & { index: number; now: Date };
type Act = (person: Candidate, step: Played) => Candidate | null | undefined;

const acts: Record<string, Act> = {
  apply: (person, one) => (ownOf(person, one) === undefined ? applied(person, one) : null),
  move: (person, one) => {
    if (ownOf(person, one) === undefined) return null;
    const move = { stage: one.stage, fromStage: undefined, jobId: one.job, reason: null, actor };
    return moveApplication(person, move, { stages, now: one.now })?.candidate;
  },
  withdraw: (person, one) => withdrawApplication(person, ownOf(person, one)?.id ?? 'none', one.now),
  anonymize: (person, { now }) => anonymizeCandidate(person, now),
};

function act(people: (Candidate | null)[], one: Played): void {
  const person = people[one.who];
  if (!person) return;
  const other = people[one.other];
  if (one.act === 'merge' && other && other !== person) {
    people[one.other] = null;
    people[one.who] = mergeCandidates(person, other, one.now);
  }
  people[one.who] = acts[one.act]?.(person, one) ?? people[one.who] ?? null;
}

function ownOf({ applications }: Candidate, { job }: Step) {
  return applications.find(({ jobId }) => jobId === job);
}

function applied(person: Candidate, { job, index, now }: Played): Candidate {
  const posting = { id: job, title: `Role ${job}`, organizationId: 'org' };
  const start = { id: `app${String(index).padStart(3, '0')}`, posting, companyName: 'C', actor };
  return { ...person, applications: [...person.applications, newApplication(start, now)] };
}

function factsOf(people: readonly Candidate[]): ApplicationFact[] {
  return people.flatMap(({ source, applications }) =>
    applications.map((application) => ({ ...application, source })),
  );
}
