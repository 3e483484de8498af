import { describe, expect, it } from '@jest/globals';
import { eventBody, type OutboxEvent } from '../../../../domain/webhooks/events/event.ts';
import { eventKinds, eventRegistry } from '../../../../domain/webhooks/events/registry.ts';
import { isSubscribed } from '../../../../domain/webhooks/events/subscriptions.ts';

/** The event kinds of the API. A kind that is removed or renamed breaks subscribers (decision 0016). */
const DECIDED =
  'candidate.application_submitted, candidate.stage_changed, candidate.created, candidate.updated, candidate.merged, candidate.anonymized, candidate.hired, candidate.rejected, job.published, job.updated, job.closed, offer.sent, offer.accepted, offer.declined, offer.withdrawn, offer.expired, email.bounced, survey.response_submitted, job_alert.matched, apply_session.needs_input, apply_session.awaiting_approval, apply_session.submitted, interview.proposed, interview.scheduled, interview.moved, interview.cancelled, interview.done, scorecard.submitted, billing.balance_low, billing.charge_failed, webhook.disabled, webhook.ping';

function event(over: Partial<OutboxEvent> = {}): OutboxEvent {
  return {
    id: 'evt_1',
    kind: 'job.closed',
    createdAt: new Date('2026-11-21T09:30:00Z'),
    accountId: 'acc_1',
    organizationId: null,
    subjectId: 'cand_1',
    data: eventRegistry['job.closed'].example,
    ...over,
  };
}

describe('the event registry', () => {
  it('has exactly the documented kinds', () => {
    expect([...eventKinds].sort()).toEqual(DECIDED.split(', ').sort());
  });

  it.each(eventKinds)('%s has an example that its schema accepts unchanged', (kind) => {
    const { data, example } = eventRegistry[kind];
    expect(data.strict().parse(example)).toEqual(example);
  });
});

describe('eventBody', () => {
  it('has the six documented members in order, and no subject', () => {
    const body = JSON.parse(eventBody(event())) as object;
    expect(Object.keys(body)).toEqual([
      'id',
      'kind',
      'created_at',
      'account_id',
      'organization_id',
      'data',
    ]);
    expect(body).toMatchObject({ created_at: '2026-11-21T09:30:00.000Z', organization_id: null });
  });
});

describe('isSubscribed', () => {
  const end = event({
    kind: 'webhook.disabled',
    data: { ...eventRegistry['webhook.disabled'].example, webhook_id: 'whk_1' },
  });
  const ping = event({ kind: 'webhook.ping', data: { webhook_id: 'whk_1' } });
  const { accountId } = event();
  const cases: [what: string, ...Parameters<typeof isSubscribed>, boolean][] = [
    ['its kind', { _id: 'whk_1', accountId, eventKinds: ['job.closed'] }, event(), true],
    ['every kind', { _id: 'whk_1', accountId, eventKinds: ['*'] }, event(), true],
    [
      'an internal event',
      { _id: 'whk_1', accountId, eventKinds: ['*'] },
      event({ kind: 'billing.funds_raised', data: {} }),
      false,
    ],
    ['another kind', { _id: 'whk_1', accountId, eventKinds: ['job.updated'] }, event(), false],
    ['another account', { _id: 'whk_1', accountId: 'acc_x', eventKinds: ['*'] }, event(), false],
    ['no kind', { _id: 'whk_1', accountId, eventKinds: [] }, event(), false],
    ['its own end', { _id: 'whk_1', accountId, eventKinds: ['*'] }, end, false],
    ['the end of another', { _id: 'whk_2', accountId, eventKinds: ['*'] }, end, true],
    [
      'a ping, which goes to one endpoint',
      { _id: 'whk_2', accountId, eventKinds: ['*'] },
      ping,
      false,
    ],
  ];

  it.each(cases)('%s', (...[, webhook, told, expected]) => {
    expect(isSubscribed(webhook, told)).toBe(expected);
  });
});
