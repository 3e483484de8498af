import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Application, Candidate } from '../../../../domain/hiring/candidate.ts';
import {
  anonymizeCandidate,
  idsOf,
  tracesOf,
} from '../../../../domain/hiring/pipeline/anonymize-candidate.ts';
import { mergeCandidates } from '../../../../domain/hiring/pipeline/merge-candidates.ts';
import { at, makeApplication, makeCandidate } from './candidate-fixture.ts';

const NOW = at(59);
const author = { kind: 'api_key', id: 'key_1', name: 'Recruiting' } as const;

/** An application that moved through some stages, one per minute. */
function walked(jobId: string, start: number, stages: readonly string[]): Application {
  const history = stages.map((stage, index) => ({
    stage,
    enteredAt: at(start + index),
    leftAt: index === stages.length - 1 ? null : at(start + index + 1),
    actor: author,
    reason: null,
  }));
  const stage = stages.at(-1) ?? 'applied';
  return makeApplication({ jobId, stage, history, submittedAt: at(start) });
}

const stages = fc.array(fc.constantFrom('applied', 'screening', 'interview'), {
  minLength: 1,
  maxLength: 4,
});
const person: fc.Arbitrary<Candidate> = fc
  .record({
    jobs: fc.uniqueArray(fc.constantFrom('job_a', 'job_b', 'job_c', 'job_d')),
    walks: fc.array(fc.tuple(fc.integer({ min: 0, max: 50 }), stages), {
      minLength: 4,
      maxLength: 4,
    }),
    notes: fc.integer({ min: 0, max: 3 }),
    name: fc.option(fc.constantFrom('Mara', 'M. Lindqvist'), { nil: null }),
    tags: fc.uniqueArray(fc.constantFrom('clocks', 'night')),
  })
  .map(({ jobs, walks, notes, name, tags }) => {
    const base = makeCandidate({ name, tags });
    return {
      ...base,
      applications: jobs.map((jobId, index) =>
        walked(jobId, ...(walks[index] ?? [0, ['applied']])),
      ),
      notes: Array.from({ length: notes }, (_, index) => ({
        id: `${base.id} note ${index}`,
        body: 'Punctual.',
        author,
        createdAt: at(index),
      })),
    };
  });

const visits = (candidate: Candidate) => candidate.applications.flatMap(({ history }) => history);

describe('merging two candidates', () => {
  it('loses no stay, note or job, and keeps one application per job', () => {
    fc.assert(
      fc.property(person, person, (primary, duplicate) => {
        const merged = mergeCandidates(primary, duplicate, NOW);
        const jobs = merged.applications.map(({ jobId }) => jobId);
        expect(new Set(jobs).size).toBe(jobs.length);
        expect(new Set(jobs)).toEqual(
          new Set([...primary.applications, ...duplicate.applications].map(({ jobId }) => jobId)),
        );
        expect(visits(merged)).toHaveLength(visits(primary).length + visits(duplicate).length);
        expect(merged.notes).toHaveLength(primary.notes.length + duplicate.notes.length);
        for (const id of [duplicate, ...duplicate.applications].map((one) => one.id)) {
          expect(idsOf(merged)).toContain(id);
        }
      }),
    );
  });

  it('leaves each application at its last stage, the only open one', () => {
    fc.assert(
      fc.property(person, person, (primary, duplicate) => {
        for (const { stage, history } of mergeCandidates(primary, duplicate, NOW).applications) {
          expect(history.filter(({ leftAt }) => leftAt === null)).toHaveLength(1);
          expect(history.at(-1)).toMatchObject({ stage, leftAt: null });
        }
      }),
    );
  });

  it('prefers values of the primary, and fills missing ones', () => {
    const primary = makeCandidate({ name: 'Mara', skills: ['clocks'], tags: ['a'] });
    const duplicate = makeCandidate({ name: 'M.', phone: '+46701234567', skills: ['bells'] });
    expect(mergeCandidates(primary, duplicate, NOW)).toMatchObject({
      id: primary.id,
      name: 'Mara',
      phone: '+46701234567',
      skills: ['clocks', 'bells'],
      tags: ['a'],
    });
  });

  it('keeps the primary’s stage of two applications for one job, with answers and files of both', () => {
    const file = (fileId: string) => ({
      ...{ key: 'resume', fileId, filename: 'cv.pdf' },
      ...{ contentType: 'application/pdf', bytes: 9 },
    });
    const kept = {
      ...walked('job_a', 10, ['applied', 'offer']),
      answers: { a: 1 },
      files: [file('1')],
    };
    const other = {
      ...walked('job_a', 5, ['applied', 'screening']),
      answers: { a: 2, b: 3 },
      files: [file('1'), file('2')],
    };
    const [application] = mergeCandidates(
      makeCandidate({ applications: [kept] }),
      makeCandidate({ applications: [other] }),
      NOW,
    ).applications;
    expect(application).toMatchObject({
      id: kept.id,
      stage: 'offer',
      submittedAt: at(5),
      answers: { a: 1, b: 3 },
      files: [file('1'), file('2')],
    });
    expect(application?.history.map(({ stage, leftAt }) => [stage, leftAt])).toEqual([
      ['applied', at(6)],
      ['screening', NOW],
      ['applied', at(11)],
      ['offer', null],
    ]);
  });

  it.each([
    { primary: true, duplicate: false, submittedAt: at(9), isSourced: false },
    { primary: false, duplicate: true, submittedAt: at(5), isSourced: false },
    { primary: true, duplicate: true, submittedAt: at(5), isSourced: true },
  ])('uses the date of the sent application, not of the sourced one', (given) => {
    const one = makeApplication({ sourced: given.primary, submittedAt: at(5) });
    const other = makeApplication({ sourced: given.duplicate, submittedAt: at(9) });
    const [merged] = mergeCandidates(
      makeCandidate({ applications: [one] }),
      makeCandidate({ applications: [other] }),
      NOW,
    ).applications;
    expect(merged).toMatchObject({ submittedAt: given.submittedAt, sourced: given.isSourced });
  });
});

describe('anonymising a candidate', () => {
  it('keeps only jobs, stages and times', () => {
    const application = {
      ...walked('job_a', 0, ['applied', 'hired']),
      answers: { name: 'Mara' },
      files: [{ key: 'cv', fileId: 'doc_1', filename: 'Mara.pdf', contentType: 'x', bytes: 1 }],
      appliedBy: 'acc_9',
    };
    const candidate = makeCandidate({
      name: 'Mara',
      email: 'mara@example.com',
      source: 'Mara’s friend',
      applications: [application],
      notes: [{ id: 'msg_1', body: 'Mara sings.', author, createdAt: at(1) }],
      consent: { discovery: true, grantedAt: at(1) },
    });
    expect(tracesOf(candidate)).toEqual({ fileIds: ['doc_1'], noteIds: ['msg_1'] });
    const empty = anonymizeCandidate(candidate, NOW);
    expect(JSON.stringify(empty)).not.toMatch(/mara/i);
    expect(empty).toMatchObject({ anonymizedAt: NOW, notes: [], consent: { discovery: false } });
    expect(empty.applications).toMatchObject([
      { id: application.id, jobId: 'job_a', stage: 'hired', appliedBy: null, files: [] },
    ]);
    expect(empty.applications[0]?.history.map(({ enteredAt }) => enteredAt)).toEqual(
      application.history.map(({ enteredAt }) => enteredAt),
    );
  });
});
