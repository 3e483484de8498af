import { slices } from '../domain/common/slices.ts';
import { forgetAnswers } from '../storage/accounts/idempotency.ts';
import { isFileUsed } from '../storage/file-uses.ts';
import { eraseFile } from '../storage/files/files.ts';
import { eraseOffers } from './hiring/offers/erase-offers.ts';
import { eraseDuplicates } from '../storage/hiring/candidates/candidate-erasure.ts';
import { deleteEeoAnswers } from '../storage/hiring/eeo-answers.ts';
import { forgetMails } from '../storage/mail/erase-mails.ts';
import { deletePeople } from '../storage/people/people.ts';
import { forgetRevealed } from '../storage/people/reveals.ts';
import { unlinkResponses } from '../storage/surveys/survey-responses.ts';
import { unlinkTokens } from '../storage/surveys/survey-tokens.ts';
import { relinkEmployees, unlinkEmployees } from '../storage/workforce/employees.ts';
import { forgetSubjects } from '../storage/webhooks/forget-subjects.ts';
import { eraseDocumentsOf } from './paperwork/documents.ts';
import type { PersonalData } from './hiring/pipeline/personal-data.ts';

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
    async anonymize({ stores }, { accountId, ids }) {
      await forgetSubjects(stores, accountId, ids);
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
    async anonymize({ stores }, { accountId, fileIds }) {
      let held = 0;
      for (const id of fileIds) {
        const outcome = await eraseFile(stores, id, () => isFileUsed(stores, accountId, id));
        if (outcome === 'held') held += 1;
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
    /** Status and times stay; what was not out is not sent. */
    collections: ['mails'],
    async anonymize({ stores }, { accountId, ids }) {
      await forgetMails(stores, accountId, ids);
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
    /** Stored answers that name the candidate. */
    collections: ['idempotency_keys'],
    async anonymize({ stores }, { ids, noteIds }) {
      for (const some of slices([...ids, ...noteIds], BATCH)) await forgetAnswers(stores, some);
      return 0;
    },
  },
];
