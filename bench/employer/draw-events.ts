import type { AuditEntry } from '../../domain/accounts/audit/audit-entry.ts';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import { applicationEvents } from '../../services/hiring/applying/application-events.ts';
import { movedEntry } from '../../services/hiring/pipeline/candidate-audit.ts';
import { movedEvents, updatedEvent } from '../../services/hiring/pipeline/candidate-events.ts';
import { newAuditEntry } from '../../storage/accounts/audit/new-audit-entry.ts';
import { newIdAt } from '../../storage/new-id.ts';
import { DAY_MS, momentOf, type Employer } from './employer.ts';
import type { DrawnCandidate } from './draw-candidate.ts';
import { partOf } from './sizes.ts';

/** Events are kept for 30 days, so those of the bench spread over fewer. */
const EVENT_DAYS = 28;
/** Marks the rows that the bench wrote. */
export const STORED_BY = 'bench-store';

/** The events that a candidate adds to the account's feed, as `insertEvents` stores them. */
export function drawEvents(employer: Employer, index: number, drawn: DrawnCandidate) {
  const { events: all, candidates } = employer.sizes;
  const count = partOf(all, index, candidates);
  const before = Math.floor((index * all) / candidates);
  const own = eventsOf(drawn);
  return Array.from({ length: count }, (_, place) => {
    const age = EVENT_DAYS * DAY_MS * (1 - (before + place + 1) / (all + 1));
    const createdAt = new Date(employer.until.getTime() - age);
    const { id: _id, ...event } = own[place] ?? updatedEvent(drawn.candidate, ['tags']);
    return {
      _id: newIdAt('event', createdAt),
      ...event,
      createdAt,
      position: newIdAt('event', createdAt),
    };
  });
}

function eventsOf({ candidate, moves }: DrawnCandidate): OutboxEvent[] {
  const [first, ...others] = candidate.applications;
  if (first === undefined) return [];
  return [
    ...applicationEvents(candidate, first, { newFrom: candidate.source ?? 'job_board' }),
    ...others.flatMap((application) => applicationEvents(candidate, application, {})),
    ...moves.flatMap(movedEvents),
  ];
}

/** The audit rows that a candidate adds, as `appendToAuditLog` stores them. */
export function drawAuditRows(employer: Employer, index: number, { moves }: DrawnCandidate) {
  const { auditRows, candidates } = employer.sizes;
  return Array.from({ length: partOf(auditRows, index, candidates) }, (_, place) => {
    const move = moves[place];
    const at = move?.candidate.updatedAt ?? momentOf(employer, (index + 1) / (candidates + 1));
    const { id: _id, key: _key, ...entry } = entryOf(employer, move);
    const id = newIdAt('auditEntry', at);
    return { _id: id, key: id, ...entry, at };
  });
}

function entryOf(
  { accountId, member }: Employer,
  move: DrawnCandidate['moves'][number] | undefined,
): AuditEntry {
  const cause = { actor: member, requestId: STORED_BY };
  if (move !== undefined) return movedEntry(cause, move);
  return newAuditEntry(cause, {
    action: 'session.started',
    accountId,
    targetId: newIdAt('consoleSession', new Date()),
    before: null,
    after: { user_id: member.id ?? '' },
  });
}
