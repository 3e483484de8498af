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
const offer: Parameters<typeof moveForOffer>[1] = {
  ...{ id: 'off_1', status: 'accepted', jobId: 'job_1', decision: decidedAt(5) },
};
const visit = (stage: string, minute: number, offerId?: string) => ({
  ...{ stage, enteredAt: at(minute), leftAt: null, actor, reason: null },
  ...(offerId !== undefined && { offerId }),
});

interface World {
  stage?: string | undefined;
  ended?: ApplicationStatus | undefined;
  visits?: ReturnType<typeof visit>[] | undefined;
}

function candidateWith({ stage = 'offer', ended: status = 'active', visits }: World) {
  const history = visits ?? [visit(stage, 0)];
  return makeCandidate({
    applications: [
      makeApplication({ jobId: 'job_2', stage: 'interview' }),
      makeApplication({ jobId: 'job_1', stage, status, history }),
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

  it.each<[string, World & Partial<typeof offer>]>([
    ['the application is there', { stage: 'hired' }],
    ['it was rejected', { ended: 'rejected' }],
    ['it was withdrawn', { ended: 'withdrawn' }],
    ['it was moved after the decision', { visits: [visit('interview', 6)] }],
    ['the offer moved it before', { visits: [visit('hired', 4, 'off_1'), visit('offer', 5)] }],
    ['the offer is for no role', { jobId: null }],
    ['the offer is for another role', { jobId: 'job_3' }],
    ['the offer was withdrawn', { status: 'withdrawn' }],
    ['nobody has answered the offer', { decision: null }],
  ])('moves nothing when %s', (_why, { stage, ended, visits, ...differences }) => {
    const candidate = candidateWith({ stage, ended, visits });
    const move = { pipeline: choosing('hired'), now: at(7), actor };
    expect(moveForOffer(candidate, { ...offer, ...differences }, move)).toBeNull();
  });

  it('moves nothing when no stage is chosen', () => {
    const move = { pipeline: defaultPipeline, now: at(7), actor };
    expect(moveForOffer(candidateWith({}), offer, move)).toBeNull();
  });

  it('moves an application that came to its stage in the moment of the decision', () => {
    const move = { pipeline: choosing('hired'), now: at(7), actor };
    const candidate = candidateWith({ visits: [visit('offer', 5)] });
    expect(moveForOffer(candidate, offer, move)).not.toBeNull();
  });
});
