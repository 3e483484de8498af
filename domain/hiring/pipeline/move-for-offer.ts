import type { Actor } from '../../common/actor.ts';
import type { Application, Candidate } from '../candidate.ts';
import type { Offer } from '../offers/offer.ts';
import { moveApplication, type MovedApplication } from './move-application.ts';
import { acceptedOfferStage, type Pipeline } from './stages.ts';

type DecidedOffer = Pick<Offer, 'id' | 'status' | 'jobId' | 'decision'>;

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
  offer: DecidedOffer,
  { pipeline, now, actor }: OfferMove,
): MovedApplication | null {
  const stage = acceptedOfferStage(pipeline);
  const application = candidate.applications.find((one) => one.jobId === offer.jobId);
  const { decision } = offer;
  if (stage === undefined || application === undefined || decision === null) return null;
  if (!mayMove(application, { offer, decidedAt: decision.at })) return null;
  const move = { stage: stage.key, jobId: application.jobId, fromStage: undefined, reason: null };
  const moved = moveApplication(
    candidate,
    { ...move, actor },
    { stages: pipeline.stages, now: later(now, decision.at) },
  );
  return moved && withOffer(moved, offer.id);
}

/** Whether the application is active, and nobody has moved it since the decision, the offer itself neither. */
function mayMove(
  { status, history }: Application,
  { offer, decidedAt }: { offer: DecidedOffer; decidedAt: Date },
): boolean {
  if (status !== 'active' || offer.status !== 'accepted') return false;
  return history.every(
    (visit) =>
      visit.offerId !== offer.id && (visit.leftAt !== null || visit.enteredAt <= decidedAt),
  );
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
