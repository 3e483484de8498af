import { slices } from '../domain/common/slices.ts';
import { forgetInChats } from '../storage/agent/chats.ts';
import { forgetAnswers } from '../storage/accounts/idempotency.ts';
import { eraseUnusedFile } from './files/erase-unused-file.ts';
import { eraseOffers } from './hiring/offers/erase-offers.ts';
import { eraseInterviews } from './interviews/erase-interviews.ts';
import { eraseDuplicates } from '../storage/hiring/candidates/candidate-erasure.ts';
import { deleteEeoAnswers } from '../storage/hiring/eeo-answers.ts';
import { deleteStatusLinks } from '../storage/hiring/status-links.ts';
import { relinkInterviews } from '../storage/interviews/candidate-interviews.ts';
import { eraseScorecards, relinkScorecards } from '../storage/interviews/scorecards.ts';
import { deleteNotificationsOf } from '../storage/mail/notifications/notifications.ts';
import { findMailIds, forgetMails, forgetSends } from '../storage/mail/erase-mails.ts';
import { listSuppressions } from '../storage/mail/suppressions.ts';
import type { Stores } from '../storage/stores.ts';
import { deletePeople } from '../storage/people/people.ts';
import { forgetRevealed } from '../storage/people/reveals.ts';
import { unlinkResponses } from '../storage/surveys/survey-responses.ts';
import { unlinkTokens } from '../storage/surveys/survey-tokens.ts';
import { relinkEmployees, unlinkEmployees } from '../storage/workforce/employees.ts';
import { forgetExternalIds } from '../storage/transfers/imports/external-ids.ts';
import { forgetImportErrors } from '../storage/transfers/imports/import-errors.ts';
import { expireExports } from '../storage/transfers/exports/exports.ts';
import { forgetSubjects } from '../storage/webhooks/forget-subjects.ts';
import { eraseDocumentsOf } from './paperwork/documents.ts';
import type { AnonymizedCandidate, PersonalData } from './hiring/pipeline/personal-data.ts';

/** Ids in one query. */
const BATCH = 100;

/**
 * Every collection that holds personal data of candidates: one entry each. The candidate's own document is emptied
 * before; these erase the rest.
 */
export const personalData: readonly PersonalData[] = [
  {
    /** Merged duplicates of the candidate. */
    collections: ['candidates'],
    async anonymize({ stores }, { accountId, ids }) {
      await eraseDuplicates(stores, { accountId, ids });
      return 0;
    },
  },
  {
    collections: ['events', 'webhook_deliveries'],
    /** Bounces of an address alone have the id of their mail. */
    async anonymize({ stores }, candidate) {
      const { accountId, ids } = candidate;
      const { mailIds } = await findMailIds(stores, candidate);
      await forgetSubjects(stores, accountId, [...ids, ...mailIds]);
      return 0;
    },
  },
  {
    collections: ['eeo_answers'],
    async anonymize({ stores }, { ids }) {
      await deleteEeoAnswers(stores, ids);
      return 0;
    },
  },
  {
    /** A file that another record refers to stays. One that was looked up a moment ago waits. */
    collections: ['files.files'],
    async anonymize(ctx, { accountId, fileIds }) {
      let held = 0;
      for (const id of fileIds) {
        if ((await eraseUnusedFile(ctx, { accountId, id })) === 'held') held += 1;
      }
      return held;
    },
  },
  {
    /** Reveals keep account, kind and month. */
    collections: ['people', 'reveals'],
    async anonymize({ stores }, { ids }) {
      await deletePeople(stores, ids);
      await forgetRevealed(stores, ids);
      return 0;
    },
    /** The write that merges marks the survivor. */
    async merge({ stores }, { duplicateId }) {
      await deletePeople(stores, [duplicateId]);
    },
  },
  {
    /** An open offer is withdrawn; title, pay, dates and status stay, for counts. */
    collections: ['offers'],
    async anonymize(ctx, { accountId, ids }) {
      await eraseOffers(ctx, accountId, ids);
      return 0;
    },
  },
  {
    /** An open interview is cancelled; kind, times, interviewers and status stay, for counts. */
    collections: ['interviews'],
    async anonymize(ctx, { accountId, ids }) {
      await eraseInterviews(ctx, accountId, ids);
      return 0;
    },
    async merge({ stores }, merged) {
      await relinkInterviews(stores, merged);
    },
  },
  {
    /** Recommendations and the names of attributes stay, for counts. */
    collections: ['scorecards'],
    async anonymize({ stores }, { accountId, ids }) {
      await eraseScorecards(stores, accountId, ids);
      return 0;
    },
    async merge({ stores }, merged) {
      await relinkScorecards(stores, merged);
    },
  },
  {
    /** News of candidates; the notifications of a duplicate keep its id. */
    collections: ['notifications'],
    async anonymize({ stores }, { accountId, ids }) {
      await deleteNotificationsOf(stores, { accountId, ids });
      return 0;
    },
  },
  {
    /** An applicant's link to the status of an application. */
    collections: ['status_links'],
    async anonymize({ stores }, { accountId, ids }) {
      await deleteStatusLinks(stores, { accountId, ids });
      return 0;
    },
  },
  {
    /** Status and times stay; what was not out is not sent. */
    collections: ['mails', 'email_sends'],
    async anonymize({ stores }, candidate) {
      await forgetMails(stores, candidate);
      await forgetSends(stores, candidate);
      return 0;
    },
  },
  {
    /** The link to the candidate goes; answers stay, and the survey's owner may delete them. */
    collections: ['survey_tokens', 'survey_responses'],
    async anonymize({ stores }, { accountId, ids }) {
      await unlinkTokens(stores, accountId, ids);
      await unlinkResponses(stores, accountId, ids);
      return 0;
    },
  },
  {
    /** Employees stay, on another legal ground; only the link to the candidate goes. */
    collections: ['employees'],
    async anonymize({ stores }, { accountId, ids }) {
      await unlinkEmployees(stores, accountId, ids);
      return 0;
    },
    async merge({ stores }, { accountId, survivorId, duplicateId }) {
      await relinkEmployees(stores, { accountId, survivorId, duplicateId });
    },
  },
  {
    /** Documents made for the candidate, with their files. */
    collections: ['platform_documents'],
    anonymize: (ctx, { accountId, ids }) => eraseDocumentsOf(ctx, accountId, { candidateIds: ids }),
  },
  {
    /** Ids that other systems gave, and rows of tables that were not imported, by their addresses. */
    collections: ['external_ids', 'import_errors'],
    async anonymize({ stores }, { accountId, ids, addressKeys }) {
      await forgetExternalIds(stores, accountId, ids);
      await forgetImportErrors(stores, accountId, addressKeys);
      return 0;
    },
  },
  {
    /** Files of exports, which are kept for a day. */
    collections: ['exports'],
    async anonymize({ stores }, { accountId }) {
      await expireExports(stores, accountId);
      return 0;
    },
  },
  {
    /** Chats with the platform agent keep counts, times and statuses. */
    collections: ['chats', 'chat_inputs'],
    async anonymize({ stores }, { accountId, ids }) {
      await forgetInChats(stores, accountId, ids);
      return 0;
    },
  },
  {
    /** Stored answers that name the candidate, a send to it, or a suppression of its address. */
    collections: ['idempotency_keys'],
    async anonymize({ stores }, candidate) {
      const { ids, noteIds } = candidate;
      const { sendIds } = await findMailIds(stores, candidate);
      const suppressionIds = await findSuppressionIds(stores, candidate);
      const named = [...ids, ...noteIds, ...sendIds, ...suppressionIds];
      for (const some of slices(named, BATCH)) await forgetAnswers(stores, some);
      return 0;
    },
  },
];

async function findSuppressionIds(
  stores: Stores,
  { accountId, addressKeys }: AnonymizedCandidate,
): Promise<string[]> {
  const found = await Promise.all(
    addressKeys.map((addressKey) =>
      listSuppressions(stores, accountId, { before: null, limit: BATCH, addressKey }),
    ),
  );
  return found.flat().map(({ id }) => id);
}
