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
  it('tells of every opening and of every end of it, and of nothing else', () => {
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
  ] as const)('tells of $action of a role that is $from', ({ from, action, news }) => {
    expect(movePosting(makePosting({ status: from }), action, now)?.news).toEqual(news);
  });

  it('changes nothing where the role stands already', () => {
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
  it('names the members that changed, as they are called on the wire', () => {
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

  it('keeps no knock-out for a question whose answers are stored apart from now on', () => {
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

  it('leaves a deadline that has passed alone, but sets none', () => {
    const closed = makePosting({ status: 'closed', closesAt: before });
    const same = { closes_at: before.toISOString(), title: 'Other' };
    expect(editPosting(closed, same, now)?.posting.title).toBe('Other');
    const past = { closes_at: '2026-01-01T00:00:00Z' };
    expect(() => editPosting(closed, past, now)).toThrow('closes_at');
  });

  it('is null when the default form is sent back as it is read', () => {
    const posting = makePosting({ status: 'open' });
    const read = posting.applicationFields.map(({ knockout: _rule, ...field }) => field);
    const changes = postingChanges.parse({ application_fields: JSON.parse(JSON.stringify(read)) });
    expect(editPosting(posting, changes, now)).toBeNull();
  });

  it('names the description that holds nothing to read as it was sent', () => {
    const edit = (changes: object) => () =>
      editPosting(makePosting(), postingChanges.parse(changes), now);
    const refusal = (path: string) =>
      expect.objectContaining({ details: [{ path, message: 'holds nothing to read' }] });
    expect(edit({ description_text: '\u200b' })).toThrow(refusal('description_text'));
    expect(edit({ description_html: '<br>' })).toThrow(refusal('description_html'));
  });

  it('takes no deadline that UTC writes with more than four digits of a year', () => {
    const at = (closes_at: string) => postingChanges.safeParse({ closes_at }).success;
    expect(at('9999-12-31T23:59:59Z')).toBe(true);
    expect(at('9999-12-31T23:59:59-12:00')).toBe(false);
  });

  it('is null when nothing differs', () => {
    expect(
      editPosting(makePosting(), { title: 'Clock Mechanic', department: null }, now),
    ).toBeNull();
  });
});
