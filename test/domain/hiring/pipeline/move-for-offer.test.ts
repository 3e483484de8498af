import { describe, expect, it } from '@jest/globals';
import type { ApplicationStatus } from '../../../../domain/hiring/candidate.ts';
import type { OfferDecision } from '../../../../domain/hiring/offers/offer.ts';
import { moveForOffer } from '../../../../domain/hiring/pipeline/move-for-offer.ts';
import { defaultPipeline, type Stage } from '../../../../domain/hiring/pipeline/stages.ts';
import { at, makeApplication, makeCandidate } from './candidate-fixture.ts';

const actor = { kind: 'system', id: null, name: null } as const;
const choosing = (key: string): { stages: Stage[] } => ({
  stages: defaultPipeline.stages.map((stage) =>
    stage.key === key ? { ...stage, takes_accepted_offers: true } : stage,
  ),
});
const decidedAt = (minute: number): OfferDecision => ({
  ...{ decision: 'accept', name: 'Ada', reason: null, at: at(minute) },
  ...{ address: null, userAgent: null, shownHash: '' },
});
const offer = {
  ...{ id: 'off_1', status: 'accepted', jobId: 'job_1', decision: decidedAt(5) },
} as const;
const visit = (stage: string, minute: number, offerId?: string) => ({
  ...{ stage, enteredAt: at(minute), leftAt: null, actor, reason: null },
  ...(offerId !== undefined && { offerId }),
});

interface World {
  stage?: string;
  status?: ApplicationStatus;
  history?: ReturnType<typeof visit>[];
  jobId?: string;
}

function candidateWith({ stage = 'offer', status = 'active', jobId = 'job_1', history }: World) {
  const past = history ?? [visit(stage, 0)];
  return makeCandidate({
    applications: [
      makeApplication({ jobId: 'job_2', stage: 'interview' }),
      makeApplication({ jobId, stage, status, history: past }),
    ],
  });
}

/** Promise: an accepted offer moves its application once, to the chosen stage, and never against a later choice. */
describe('an accepted offer (decision 0053)', () => {
  it('moves the application of its role to the chosen stage, and the history names it', () => {
    const candidate = candidateWith({});
    const move = { pipeline: choosing('hired'), now: at(6), actor };
    const moved = moveForOffer(candidate, offer, move);
    expect(moved?.after).toMatchObject({ jobId: 'job_1', stage: 'hired', status: 'hired' });
    expect(moved?.after.history).toEqual([
      { ...visit('offer', 0), leftAt: at(6) },
      visit('hired', 6, 'off_1'),
    ]);
    expect(moved?.candidate.applications).toEqual([candidate.applications[0], moved?.after]);
  });

  it('begins the visit at the decision when the own clock is behind', () => {
    const move = { pipeline: choosing('hired'), now: at(3), actor };
    const moved = moveForOffer(candidateWith({}), offer, move);
    expect(moved?.after.history.at(-1)?.enteredAt).toEqual(at(5));
  });

  it.each<[string, World, Partial<typeof offer> | object, string | null]>([
    ['no stage is chosen', {}, {}, null],
    ['the application is there', { stage: 'hired' }, {}, 'hired'],
    ['it was rejected', { status: 'rejected' }, {}, 'hired'],
    ['it was withdrawn', { status: 'withdrawn' }, {}, 'hired'],
    ['it was moved after the decision', { history: [visit('interview', 6)] }, {}, 'hired'],
    [
      'the offer moved it before',
      { history: [visit('hired', 4, 'off_1'), visit('offer', 5)] },
      {},
      'hired',
    ],
    ['the offer is for no role', {}, { jobId: null }, 'hired'],
    ['the offer is for another role', { jobId: 'job_3' }, {}, 'hired'],
    ['the offer was withdrawn', {}, { status: 'withdrawn' }, 'hired'],
  ])('moves nothing when %s', (_why, world, differences, chosen) => {
    const pipeline = chosen === null ? defaultPipeline : choosing(chosen);
    const move = { pipeline, now: at(7), actor };
    expect(moveForOffer(candidateWith(world), { ...offer, ...differences }, move)).toBeNull();
  });

  it('moves an application that came to its stage in the moment of the decision', () => {
    const move = { pipeline: choosing('hired'), now: at(7), actor };
    const candidate = candidateWith({ history: [visit('offer', 5)] });
    expect(moveForOffer(candidate, offer, move)).not.toBeNull();
  });
});
