import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { auditActions, auditRegistry } from '../../../domain/accounts/audit/registry.ts';
import { stateInWords } from '../../../pages/console/account/audit-words.ts';
import { h } from '../../../pages/h.ts';

const names = {
  members: new Map([['usr_1', 'Ada Okafor']]),
  candidates: new Map([['cand_1', 'Signe Holm']]),
  stages: new Map([['applied', 'New']]),
};

const said = (state: Record<string, unknown> | null, language: 'en' | 'de' = 'en') =>
  h('p', {}, stateInWords(state, names)).in(language);

/** Members that hold only an id, or an id of another system. */
const LEFT_OUT = [
  ...['application_id', 'interview_id', 'job_id', 'ledger_entry_id'],
  ...['payment_method', 'replaced_by'],
];

/** Promise: the audit log is shown in words: no id, no JSON, no name of a member of the API. */
describe('states of the audit log', () => {
  it.each([
    [{ user_id: 'usr_1', role: 'admin' }, 'Member: Ada Okafor, Role: admin'],
    [
      { application_id: 'app_1', job_id: 'job_1', stage: 'applied', status: 'active' },
      'Stage: New, Status: active',
    ],
    [{ balance_usd_micros: 5_000_000, ledger_entry_id: 'led_1' }, 'Balance: 5.00 USD'],
    [{ revoked_at: null }, 'Revoked: none'],
    [{ revoked_at: '2026-05-31T09:00:00.000Z' }, 'Revoked: May 31, 2026, 9:00 AM UTC'],
    [
      { scopes: ['jobs:read', 'jobs:apply'] },
      'Scopes: Search jobs and employers, Apply for jobs, also with the agent',
    ],
    [{ stages: [{ key: 'a', name: 'New', type: 'lead' }] }, 'Stages: New'],
    [{ payment_method: 'pm_1' }, '–'],
    [null, '–'],
  ])('%j is “%s”', (state, words) => {
    expect(said(state)).toBe(`<p>${words}</p>`);
  });

  it('are in German, too', () => {
    expect(said({ required: true, session_hours: null }, 'de')).toBe(
      '<p>Nur diese Anmeldung: ja, Stunden einer Sitzung: nicht festgelegt</p>',
    );
  });

  it.each(auditActions)('%s has a word for each member that is not an id', (action) => {
    const { before, after } = auditRegistry[action];
    for (const name of [before, after].flatMap((state) => membersOf(z.toJSONSchema(state)))) {
      const isWord = said({ [name]: null }) !== '<p>–</p>';
      expect([name, isWord]).toEqual([name, !LEFT_OUT.includes(name)]);
    }
  });
});

interface Shape {
  properties?: Record<string, unknown>;
  anyOf?: Shape[];
}

function membersOf({ properties = {}, anyOf = [] }: Shape): string[] {
  return [...Object.keys(properties), ...anyOf.flatMap(membersOf)];
}
