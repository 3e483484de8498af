import type { Connection } from 'mongoose';
import { applySessionModel } from './agent/apply-session.model.ts';
import { sessionInputModel } from './agent/session-input.model.ts';
import { documentModel } from './agent/document.model.ts';
import { accountModel } from './accounts/account.model.ts';
import { platformDocumentModel } from './paperwork/platform-document.model.ts';
import type { Stores } from './stores.ts';
import { candidateModel } from './hiring/candidates/candidate.model.ts';

/**
 * Every collection that references files of an account, one line each. Files without a reference are erased within
 * about a day.
 */
const uses: ((mongo: Connection, accountId: string, fileId: string) => Promise<unknown>)[] = [
  (mongo, _accountId, fileId) =>
    candidateModel(mongo).exists({ 'applications.files.fileId': fileId }),
  (mongo, accountId, fileId) =>
    accountModel(mongo).exists({ _id: accountId, 'resume.file.fileId': fileId }),
  (mongo, accountId, fileId) =>
    applySessionModel(mongo).exists({ accountId, 'files.fileId': fileId }),
  (mongo, accountId, fileId) =>
    sessionInputModel(mongo).exists({ accountId, 'files.fileId': fileId }),
  (mongo, accountId, fileId) =>
    documentModel(mongo).exists({ accountId, 'written.files.fileId': fileId }),
  (mongo, accountId, fileId) =>
    platformDocumentModel(mongo).exists({ accountId, 'files.fileId': fileId }),
];

/** Whether an application, the account's own résumé or one of its documents references a file of the account. */
export async function isFileUsed(
  { mongo }: Stores,
  accountId: string,
  fileId: string,
): Promise<boolean> {
  const used = await Promise.all(uses.map((isUsed) => isUsed(mongo, accountId, fileId)));
  return used.some((found) => found !== null);
}
