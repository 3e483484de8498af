import { applySessionModel } from './agent/apply-session.model.ts';
import { sessionInputModel } from './agent/session-input.model.ts';
import { documentModel } from './agent/document.model.ts';
import { accountModel } from './accounts/account.model.ts';
import { platformDocumentModel } from './paperwork/platform-document.model.ts';
import { isImportFile } from './transfers/imports/imports.ts';
import { isExportFile } from './transfers/exports/exports.ts';
import type { FileUse } from './files/files.ts';
import { candidateModel } from './hiring/candidates/candidate.model.ts';

/**
 * Every collection that references files of an account, one line each. Files without a reference are erased within
 * about a day.
 */
export const fileUses: readonly FileUse[] = [
  ({ mongo }, { id }) => candidateModel(mongo).exists({ 'applications.files.fileId': id }),
  ({ mongo }, { accountId, id }) =>
    accountModel(mongo).exists({ _id: accountId, 'resume.file.fileId': id }),
  ({ mongo }, { accountId, id }) =>
    applySessionModel(mongo).exists({ accountId, 'files.fileId': id }),
  ({ mongo }, { accountId, id }) =>
    sessionInputModel(mongo).exists({ accountId, 'files.fileId': id }),
  ({ mongo }, { accountId, id }) =>
    documentModel(mongo).exists({ accountId, 'written.files.fileId': id }),
  ({ mongo }, { accountId, id }) =>
    platformDocumentModel(mongo).exists({ accountId, 'files.fileId': id }),
  isImportFile,
  isExportFile,
];
