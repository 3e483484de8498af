import type { Interview } from './interview.ts';
import type { Scorecard } from './scorecard.ts';

/** Who reads scorecards. */
export interface CardReader {
  /** `emailKey` of the member's address; null with a key. */
  key: string | null;
  /** Reads every submitted card: admins, owners and keys. */
  readsAll: boolean;
  /** Reads submitted cards of interviews that others hold: recruiters. */
  readsOthers: boolean;
}

/**
 * The cards of one interview that a reader sees: their own, and those that were submitted. An interviewer who has not
 * submitted a card yet sees no other.
 */
export function readableCards(
  cards: readonly Scorecard[],
  { interviewers }: Pick<Interview, 'interviewers'>,
  reader: CardReader,
): Scorecard[] {
  const isOwn = ({ interviewer }: Scorecard) => interviewer.key === reader.key;
  const isSubmitted = ({ submittedAt }: Scorecard) => submittedAt !== null;
  const interviews = interviewers.some(({ key }) => key === reader.key);
  const mayCompare = interviews
    ? cards.some((card) => isOwn(card) && isSubmitted(card))
    : reader.readsOthers;
  const readsOthers = reader.readsAll || mayCompare;
  return cards.filter((card) => isOwn(card) || (readsOthers && isSubmitted(card)));
}
