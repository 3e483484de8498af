import type { Route } from '../route.ts';
import { createDocumentTemplate } from './create-document-template.ts';
import { createPlatformDocument } from './create-platform-document.ts';
import { deleteDocumentTemplate } from './delete-document-template.ts';
import { deletePlatformDocument } from './delete-platform-document.ts';
import { getDocumentTemplate } from './get-document-template.ts';
import { getPlatformDocument } from './get-platform-document.ts';
import { listDocumentTemplates } from './list-document-templates.ts';
import { listOwnDocuments } from './list-own-documents.ts';
import { listPlatformDocuments } from './list-platform-documents.ts';
import { updateDocumentTemplate } from './update-document-template.ts';
import { updatePlatformDocument } from './update-platform-document.ts';

/** Fixed paths come before `/platform/documents/{id}`. */
export const paperworkRoutes: readonly Route[] = [
  listDocumentTemplates,
  createDocumentTemplate,
  getDocumentTemplate,
  updateDocumentTemplate,
  deleteDocumentTemplate,
  listOwnDocuments,
  listPlatformDocuments,
  createPlatformDocument,
  getPlatformDocument,
  updatePlatformDocument,
  deletePlatformDocument,
];
