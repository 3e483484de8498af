import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ModelOf } from '../../storage/define-model.ts';
import { accountModel } from '../../storage/accounts/account.model.ts';
import { candidateModel } from '../../storage/hiring/candidates/candidate.model.ts';
import { offerModel } from '../../storage/hiring/offers/offer.model.ts';
import { interviewModel } from '../../storage/interviews/interview.model.ts';
import { mailModel } from '../../storage/mail/mail.model.ts';
import { notificationModel } from '../../storage/mail/notifications/notification.model.ts';
import { jobModel } from '../../storage/market/job.model.ts';
import { someText, someTime } from '../../storage/partial-index.ts';
import { surveyResponseModel } from '../../storage/surveys/survey-response.model.ts';
import { surveyTokenModel } from '../../storage/surveys/survey-token.model.ts';
import { exportModel } from '../../storage/transfers/exports/export.model.ts';
import { eventModel } from '../../storage/webhooks/events/event.model.ts';
import { employeeModel } from '../../storage/workforce/employee.model.ts';
import { startApi, type TestApi } from '../support/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const of = { accountId: 'acct_1' };
const several = { $in: ['x', 'y'] };
const someOf = { $in: ['cand_1', 'cand_2'], ...someText };
const theirs = { candidateId: someOf };
const applied = { 'applications.appliedBy': 'acct_1' };
const ofSession = { 'applications.sessionId': 'sess_1' };
const active = { activeEmailKey: 'x' };
const due = { ...someTime, $lte: new Date() };
const since = { $gt: new Date(1), $lte: new Date() };

const planOf =
  <T>(model: ModelOf<T>, query: Record<string, unknown>) =>
  () =>
    model(api.ctx.stores.mongo).collection.find(query).explain('queryPlanner');

/** Promise: a look-up reads the documents that it finds, not the whole collection. */
it.each([
  ['candidates by e-mail', 'by_email', planOf(candidateModel, { ...of, emailKey: 'x' })],
  ['candidates by e-mails', 'by_email', planOf(candidateModel, { ...of, emailKey: several })],
  ['applications of an account', 'by_applying_account', planOf(candidateModel, applied)],
  ['the application of a session', 'by_session', planOf(candidateModel, ofSession)],
  ['an offer by its link', 'by_token', planOf(offerModel, { token: 'a' })],
  ['an open offer', 'by_open_key', planOf(offerModel, { openKey: 'a' })],
  ['an interview by its link', 'by_token', planOf(interviewModel, { tokenHash: 'a' })],
  ['a response by its link', 'by_token', planOf(surveyResponseModel, { tokenHash: 'a' })],
  ['responses of candidates', 'by_candidate', planOf(surveyResponseModel, theirs)],
  ['links of candidates', 'by_candidate', planOf(surveyTokenModel, theirs)],
  ['employees of candidates', 'by_candidate', planOf(employeeModel, theirs)],
  ['mails of candidates', 'by_candidate', planOf(mailModel, { ...of, ...theirs })],
  ['news of candidates', 'by_candidate', planOf(notificationModel, theirs)],
  ['events of candidates', 'by_subject', planOf(eventModel, { subjectId: someOf })],
  ['an employee by e-mail', 'by_active_email', planOf(employeeModel, { ...of, ...active })],
  ['accounts that close', 'closing_due', planOf(accountModel, { 'closing.nextAt': due })],
  ['exports that end', 'expiry', planOf(exportModel, { expiresAt: due })],
  ['new jobs', 'searchable_since', planOf(jobModel, { searchableAt: since })],
])('finds %s by an index', async (_name, index, plan) => {
  const { winningPlan } = (await plan())['queryPlanner'] as { winningPlan: unknown };
  expect(JSON.stringify(winningPlan)).toContain(`"indexName":"${index}"`);
});
