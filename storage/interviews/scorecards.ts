import type { AuditEntry } from '../../domain/accounts/audit/audit-entry.ts';
import { emptyMembers } from '../../domain/common/personal.ts';
import type { MergedCandidates } from '../../domain/hiring/merged-candidates.ts';
import { scorecardSchema, type Scorecard } from '../../domain/interviews/scorecard.ts';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import { pushToTrail } from '../accounts/audit/trail.schema.ts';
import { unlessTaken } from '../duplicate-key.ts';
import type { Stores } from '../stores.ts';
import { scorecardModel, type ScorecardRecord } from './scorecard.model.ts';

/** Members of the document that are not part of the card. */
const unseen = { outbox: 0, trail: 0 } as const;

/** More cards than the interviews of one candidate have. */
const MOST_CARDS = 1_000;

export interface CardWrite {
  /** The new state; `version` is the version that was read, 0 for a new card. */
  card: Scorecard;
  events: readonly OutboxEvent[];
  trail: readonly AuditEntry[];
}

/** The card of one interviewer of an interview; null when there is none. */
export async function findScorecard(
  { mongo }: Stores,
  { accountId, interviewId, key }: { accountId: string; interviewId: string; key: string },
): Promise<Scorecard | null> {
  const record = await scorecardModel(mongo)
    .findOne({ accountId, interviewId, 'interviewer.key': key }, unseen)
    .lean<ScorecardRecord>();
  return record === null ? null : cardOf(record);
}

/** Writes a card with its news over the version that was read; null when the write lost the race. */
export async function writeScorecard(
  stores: Stores,
  { card, events, trail }: CardWrite,
): Promise<Scorecard | null> {
  const { id, accountId, version, ...content } = card;
  if (version === 0) {
    const first = { ...card, version: 1 };
    const news = { outbox: [...events], trail: [...trail] };
    const { id: _id, ...record } = first;
    const isNew = await unlessTaken(() =>
      scorecardModel(stores.mongo).create({ _id, ...record, ...news }),
    );
    return isNew ? first : null;
  }
  const record = await scorecardModel(stores.mongo)
    .findOneAndUpdate(
      { _id: id, accountId, version },
      {
        $set: content,
        $inc: { version: 1 },
        $push: { outbox: { $each: [...events] }, ...pushToTrail(trail) },
      },
      { returnDocument: 'after', projection: unseen },
    )
    .lean<ScorecardRecord>();
  return record === null ? null : cardOf(record);
}

/** All cards of an interview, newest first. */
export function listInterviewScorecards(
  stores: Stores,
  { accountId, interviewId }: { accountId: string; interviewId: string },
): Promise<Scorecard[]> {
  return newestCards(stores, { accountId, interviewId });
}

/** All cards about a candidate, newest first. */
export function listCandidateScorecards(
  stores: Stores,
  { accountId, candidateIds }: { accountId: string; candidateIds: readonly string[] },
): Promise<Scorecard[]> {
  return newestCards(stores, { accountId, candidateId: { $in: [...candidateIds] } });
}

async function newestCards({ mongo }: Stores, filter: object): Promise<Scorecard[]> {
  const records = await scorecardModel(mongo)
    .find(filter, unseen)
    .sort({ _id: -1 })
    .limit(MOST_CARDS)
    .lean<ScorecardRecord[]>();
  return records.map(cardOf);
}

/** Which interviewers of these interviews have submitted their card, as `<interview> <key>`. */
export async function findSubmitted(
  { mongo }: Stores,
  interviewIds: readonly string[],
): Promise<Set<string>> {
  const records = await scorecardModel(mongo)
    .find(
      { interviewId: { $in: [...interviewIds] }, submittedAt: { $ne: null } },
      { interviewId: 1, 'interviewer.key': 1 },
    )
    .lean<Pick<ScorecardRecord, 'interviewId' | 'interviewer'>[]>();
  return new Set(
    records.map(({ interviewId, interviewer }) => `${interviewId} ${interviewer.key}`),
  );
}

/** Moves the cards about a merged duplicate to the survivor. Idempotent. */
export async function relinkScorecards(
  { mongo }: Stores,
  { accountId, survivorId, duplicateId }: MergedCandidates,
): Promise<void> {
  await scorecardModel(mongo).updateMany(
    { accountId, candidateId: duplicateId },
    { $set: { candidateId: survivorId }, $inc: { version: 1 } },
  );
}

/** Erases the answers of the cards about anonymised candidates. Recommendations stay, for counts. Idempotent. */
export async function eraseScorecards(
  { mongo }: Stores,
  accountId: string,
  candidateIds: readonly string[],
): Promise<void> {
  await scorecardModel(mongo).updateMany(
    { accountId, candidateId: { $in: [...candidateIds] } },
    { $set: emptyMembers(scorecardSchema), $inc: { version: 1 } },
  );
}

function cardOf({ _id: id, outbox: _outbox, trail: _trail, ...card }: ScorecardRecord): Scorecard {
  return { id, ...card };
}
