import { describe, expect, it } from '@jest/globals';
import type { ApplicationStatus } from '../../../../domain/hiring/candidate.ts';
import { moveApplication } from '../../../../domain/hiring/pipeline/move-application.ts';
import { defaultPipeline } from '../../../../domain/hiring/pipeline/stages.ts';
import { at, makeApplication, makeCandidate } from './candidate-fixture.ts';

const actor = { kind: 'api_key', id: 'key_1', name: 'Recruiting' } as const;
const { stages } = defaultPipeline;

/** Applications by job, all of them at `applied`. */
type Jobs = Record<string, ApplicationStatus>;
interface Asked {
  stage?: string;
  fromStage?: string;
  jobId?: string;
}

function move(jobs: Jobs, asked: Asked) {
  const applications = Object.entries(jobs).map(([jobId, status]) =>
    makeApplication({ jobId, status }),
  );
  const { stage = 'interview', fromStage, jobId } = asked;
  return moveApplication(
    makeCandidate({ applications }),
    { stage, fromStage, jobId, reason: 'Knows clocks', actor },
    { stages, now: at(5) },
  );
}

describe('moving an application', () => {
  it('ends one stage when the next begins, with actor and reason', () => {
    const moved = move({ job_1: 'active' }, { fromStage: 'applied' });
    expect(moved?.after).toMatchObject({ stage: 'interview', status: 'active' });
    expect(moved?.after.history).toMatchObject([
      { stage: 'applied', enteredAt: at(0), leftAt: at(5) },
      { stage: 'interview', enteredAt: at(5), leftAt: null, actor, reason: 'Knows clocks' },
    ]);
    expect(moved?.candidate.updatedAt).toEqual(at(5));
  });

  it.each([
    ['hired', 'hired'],
    ['rejected', 'rejected'],
    ['offer', 'active'],
  ])('to %s makes it %s', (stage, status) => {
    expect(move({ job_1: 'active' }, { stage })?.after.status).toBe(status);
  });

  it('changes nothing for the current stage', () => {
    expect(move({ job_1: 'active' }, { stage: 'applied' })).toBeNull();
    expect(move({ job_1: 'active' }, { stage: 'applied', fromStage: 'applied' })).toBeNull();
  });

  it.each<{ which: string; jobs: Jobs; jobId?: string; moved: string }>([
    { which: 'the only one', jobs: { a: 'active' }, moved: 'a' },
    { which: 'the only active one', jobs: { a: 'rejected', b: 'active' }, moved: 'b' },
    { which: 'the only one, rejected as it is', jobs: { a: 'rejected' }, moved: 'a' },
    { which: 'the named one', jobs: { a: 'active', b: 'active' }, jobId: 'b', moved: 'b' },
  ])('moves $which', ({ jobs, moved, ...asked }) => {
    expect(move(jobs, asked)?.after.jobId).toBe(moved);
  });

  it.each<{ what: string; jobs: Jobs; asked?: Asked; code?: string }>([
    { what: 'an unknown stage', jobs: { a: 'active' }, asked: { stage: 'nowhere' } },
    {
      what: 'a stage it is not at',
      jobs: { a: 'active' },
      asked: { fromStage: 'offer' },
      code: 'stage_conflict',
    },
    {
      what: 'where it is already, from where it is not',
      jobs: { a: 'active' },
      asked: { stage: 'applied', fromStage: 'offer' },
      code: 'stage_conflict',
    },
    { what: 'one of several', jobs: { a: 'active', b: 'active' } },
    { what: 'one of several that ended', jobs: { a: 'rejected', b: 'hired' } },
    { what: 'a job without an application', jobs: { a: 'active' }, asked: { jobId: 'z' } },
    { what: 'a candidate without an application', jobs: {} },
  ])('refuses $what', ({ jobs, asked = {}, code = 'invalid_request' }) => {
    expect(() => move(jobs, asked)).toThrow(expect.objectContaining({ code }));
  });
});
