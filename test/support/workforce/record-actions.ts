import { systemCause } from '../../../domain/accounts/audit/audit-entry.ts';
import type { AppContext } from '../../../services/context.ts';
import { createDocument } from '../../../services/paperwork/documents.ts';
import { submitResponse } from '../../../services/surveys/submit-response.ts';
import { recordEntry } from '../../../services/workforce/attendance.ts';
import { hire } from '../../../services/workforce/hire.ts';
import { requireEmployee } from '../../../services/workforce/require-employee.ts';
import { findPublicSurvey } from '../../../storage/surveys/surveys.ts';

/** The input of an action; a repeat has the same `run`. */
export interface Act {
  accountId: string;
  /** The candidate, employee, survey or template. */
  id: string;
  run: string;
  token?: string;
}

const AT = new Date('2026-03-02T08:00:00Z');

/** Calls that write more than one document. */
export const actions = {
  hire: (ctx: AppContext, { accountId, id, run }: Act) =>
    hire(ctx, { accountId, id }, { input: {}, run, cause: systemCause, judge: () => undefined }),
  'check in': async (ctx: AppContext, { accountId, id, run }: Act) => {
    const employee = await requireEmployee(ctx.stores, { accountId, id });
    return recordEntry(ctx, employee, { input: { kind: 'in', at: AT }, source: 'employer', run });
  },
  'answer a survey': async (ctx: AppContext, { id, run, token = '' }: Act) => {
    const survey = await findPublicSurvey(ctx.stores, id);
    if (survey === null) throw new Error('There is no such survey.');
    return submitResponse(ctx, { survey, input: { token, answers: { mood: 'good' } }, run });
  },
  'make a document': (ctx: AppContext, { accountId, id, run }: Act) =>
    createDocument(
      ctx,
      { accountId, run },
      {
        ...{ template_id: id, format: 'docx', values: { name: run } },
        ...{ candidate_id: null, employee_id: null },
      },
    ),
} as const;
export type Action = keyof typeof actions;
