import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  closeAtDeadline,
  editPosting,
  movePosting,
  type PostingEvent,
} from '../../../domain/hiring/change-posting.ts';
import { formSchema } from '../../../domain/hiring/application-form/form.ts';
import { postingChanges } from '../../../domain/hiring/posting-input.ts';
import { postingActions, statusAfter } from '../../../domain/hiring/posting-lifecycle.ts';
import { makePosting } from './hiring-fixture.ts';

const now = new Date('2026-04-01T12:00:00Z');
const before = new Date('2026-03-31T12:00:00Z');
const later = new Date('2026-04-02T12:00:00Z');

describe('moving a posting', () => {
  it('announces every opening and closing, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...postingActions), { maxLength: 12 }), (actions) => {
        let posting = makePosting();
        const told: PostingEvent['kind'][] = [];
        for (const action of actions) {
          if (statusAfter(posting.status, action) === null) continue;
          const change = movePosting(posting, action, now);
          if (change === null) continue;
          if (change.news !== null) told.push(change.news.kind);
          posting = change.posting;
        }
        const opened = told.filter((kind) => kind === 'job.published').length;
        const ended = told.filter((kind) => kind === 'job.closed').length;
        expect(opened - ended).toBe(posting.status === 'open' ? 1 : 0);
        expect(posting.publishedAt !== null).toBe(opened > 0);
        expect(posting.closedAt !== null).toBe(opened > 0 && posting.status !== 'open');
      }),
    );
  });

  it.each([
    { from: 'open', action: 'archive', news: { kind: 'job.closed', reason: 'archived' } },
    { from: 'closed', action: 'archive', news: { kind: 'job.updated', changed: ['status'] } },
    { from: 'draft', action: 'archive', news: null },
  ] as const)('announces $action of a role that is $from', ({ from, action, news }) => {
    expect(movePosting(makePosting({ status: from }), action, now)?.news).toEqual(news);
  });

  it('changes nothing when the role has the status already', () => {
    expect(movePosting(makePosting({ status: 'open' }), 'publish', now)).toBeNull();
  });
});

describe('the deadline', () => {
  it.each([
    { what: 'an open role whose deadline has come', status: 'open', closesAt: now, closes: true },
    { what: 'an open role whose deadline lies ahead', status: 'open', closesAt: later },
    { what: 'an open role without one', status: 'open', closesAt: null },
    { what: 'a role that was closed by hand', status: 'closed', closesAt: before },
    { what: 'a draft', status: 'draft', closesAt: before },
    { what: 'an archived role', status: 'archived', closesAt: before },
  ] as const)('$what', ({ status, closesAt, ...expected }) => {
    const change = closeAtDeadline(makePosting({ status, closesAt }), now);
    const closes = 'closes' in expected;
    expect(change?.posting.status).toBe(closes ? 'closed' : undefined);
    expect(change?.news).toEqual(closes ? { kind: 'job.closed', reason: 'deadline' } : undefined);
  });
});

describe('editing a posting', () => {
  it('names the changed members by their wire names', () => {
    const open = makePosting({ status: 'open' });
    const change = editPosting(
      open,
      { title: open.title, description_text: 'Other.', closes_at: later.toISOString() },
      now,
    );
    expect(change?.news).toEqual({
      kind: 'job.updated',
      changed: ['description_html', 'description_text', 'closes_at'],
    });
  });

  it('drops the knock-out rule of a question that is now stored separately', () => {
    const field = { key: 'permit', label: 'Permit?', type: 'boolean' };
    const rule = { op: 'equals', value: false };
    const applicationFields = formSchema.parse([{ ...field, knockout: rule }]);
    const open = makePosting({ status: 'open', applicationFields });
    const ruleAs = (category: string) =>
      editPosting(open, { application_fields: formSchema.parse([{ ...field, category }]) }, now)
        ?.posting.applicationFields[0]?.knockout;
    expect(ruleAs('standard')).toEqual(rule);
    expect(['eeo', 'demographic'].map(ruleAs)).toEqual([null, null]);
  });

  it('does not check an existing deadline that has passed, but refuses to set one', () => {
    const closed = makePosting({ status: 'closed', closesAt: before });
    const same = { closes_at: before.toISOString(), title: 'Other' };
    expect(editPosting(closed, same, now)?.posting.title).toBe('Other');
    const past = { closes_at: '2026-01-01T00:00:00Z' };
    expect(() => editPosting(closed, past, now)).toThrow('closes_at');
  });

  it('is null when the default form is sent back unchanged', () => {
    const posting = makePosting({ status: 'open' });
    const read = posting.applicationFields.map(({ knockout: _rule, ...field }) => field);
    const changes = postingChanges.parse({ application_fields: JSON.parse(JSON.stringify(read)) });
    expect(editPosting(posting, changes, now)).toBeNull();
  });

  it('names an empty description by the member that was sent', () => {
    const edit = (changes: object) => () =>
      editPosting(makePosting(), postingChanges.parse(changes), now);
    const refusal = (path: string) =>
      expect.objectContaining({ details: [{ path, message: 'has no visible text' }] });
    expect(edit({ description_text: '\u200b' })).toThrow(refusal('description_text'));
    expect(edit({ description_html: '<br>' })).toThrow(refusal('description_html'));
  });

  it('refuses a deadline whose year has more than four digits in UTC', () => {
    const at = (closes_at: string) => postingChanges.safeParse({ closes_at }).success;
    expect(at('9999-12-31T23:59:59Z')).toBe(true);
    expect(at('9999-12-31T23:59:59-12:00')).toBe(false);
  });

  it('is null without a change', () => {
    expect(
      editPosting(makePosting(), { title: 'Clock Mechanic', department: null }, now),
    ).toBeNull();
  });
});
