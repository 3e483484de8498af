import { slices } from '../../../domain/common/slices.ts';
import { idsOf } from '../../../domain/hiring/pipeline/anonymize-candidate.ts';
import {
  eraseDuplicates,
  type Erasure,
} from '../../../storage/hiring/candidates/candidate-erasure.ts';
import { deleteEeoAnswers } from '../../../storage/hiring/eeo-answers.ts';
import { isFileUsed } from '../../../storage/file-uses.ts';
import { eraseFile } from '../../../storage/files/files.ts';
import { forgetSubject } from '../../../storage/webhooks/forget-subject.ts';
import { forgetAnswers } from '../../../storage/accounts/idempotency.ts';
import type { Stores } from '../../../storage/stores.ts';
import type { ErasureStep } from '../../../workflows/hiring/contract.ts';

/** Ids per query. */
const BATCH = 100;

/** Erases an anonymised candidate from one place. Returns how many files must wait. Idempotent. */
export const eraseFrom: Record<ErasureStep, (stores: Stores, erasure: Erasure) => Promise<number>> =
  {
    async duplicates(stores, { candidate: { accountId, formerIds } }) {
      await eraseDuplicates(stores, { accountId, ids: formerIds });
      return 0;
    },
    /** Announced events and their deliveries. */
    async events(stores, { candidate: { accountId, id, formerIds } }) {
      for (const subject of [id, ...formerIds]) await forgetSubject(stores, accountId, subject);
      return 0;
    },
    /** EEO and demographic answers. */
    async answers(stores, { candidate }) {
      await deleteEeoAnswers(stores, idsOf(candidate));
      return 0;
    },
    async files(stores, { candidate: { accountId }, fileIds }) {
      let held = 0;
      for (const fileId of fileIds) {
        const outcome = await eraseFile(stores, fileId, () =>
          isFileUsed(stores, accountId, fileId),
        );
        if (outcome === 'held') held += 1;
      }
      return held;
    },
    /** Stored responses of idempotency keys. */
    async replays(stores, { candidate, noteIds }) {
      const ids = [...idsOf(candidate), ...noteIds];
      for (const some of slices(ids, BATCH)) await forgetAnswers(stores, some);
      return 0;
    },
  };
