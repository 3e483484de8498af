import type { Actor } from '../../common/actor.ts';
import type { Candidate } from '../candidate.ts';
import type { Offer } from '../offers/offer.ts';
import { moveApplication, type MovedApplication } from './move-application.ts';
import { acceptedOfferStage, type Pipeline } from './stages.ts';

interface OfferMove {
  pipeline: Pick<Pipeline, 'stages'>;
  now: Date;
  actor: Actor;
}

/**
 * Moves the active application of an accepted offer to the stage chosen for accepted offers; null when it does not
 * move: no stage is chosen, the application is there or has ended, or it was moved after the offer was accepted. So
 * one offer moves an application once (decision 0053).
 */
export function moveForOffer(
  candidate: Candidate,
  { id: offerId, status, jobId, decision }: Pick<Offer, 'id' | 'status' | 'jobId' | 'decision'>,
  { pipeline, now, actor }: OfferMove,
): MovedApplication | null {
  const stage = acceptedOfferStage(pipeline);
  const application = candidate.applications.find((one) => one.jobId === jobId);
  if (stage === undefined || application?.status !== 'active') return null;
  const { history } = application;
  const entered = history.at(-1)?.enteredAt;
  if (status !== 'accepted' || decision === null) return null;
  if (entered !== undefined && entered > decision.at) return null;
  if (history.some((visit) => visit.offerId === offerId)) return null;
  const move = { stage: stage.key, jobId: application.jobId, fromStage: undefined, reason: null };
  const moved = moveApplication(
    candidate,
    { ...move, actor },
    { stages: pipeline.stages, now: later(now, decision.at) },
  );
  return moved && withOffer(moved, offerId);
}

/** Clocks of processes differ. A visit never begins before the decision that caused it. */
const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** Notes the offer at the stage that the application entered. */
function withOffer({ candidate, before, after }: MovedApplication, offerId: string) {
  const history = after.history.map((visit) =>
    visit === after.history.at(-1) ? { ...visit, offerId } : visit,
  );
  const noted = { ...after, history };
  const applications = candidate.applications.map((one) => (one === after ? noted : one));
  return { candidate: { ...candidate, applications }, before, after: noted };
}
