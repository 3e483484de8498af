import { z } from 'zod';
import { platformDocumentRow, type ListedDocument } from '../../domain/paperwork/document.ts';
import { fileUrl } from '../../services/files/file-links.ts';
import { findPlatformDocument } from '../../storage/paperwork/platform-documents.ts';
import { accountOf } from '../caller.ts';
import type { ApiContext } from '../context.ts';
import type { FindCall } from '../route.ts';

/** The path parameter of a document's routes. */
export const documentParams = z.object({
  id: z.string().meta({ example: 'doc_0NaQ8xT2v7Bd1kZp4mXw' }),
});

/** The caller's document that the path names. */
export function ownedPlatformDocument({ ctx, caller, params }: FindCall<{ id: string }>) {
  return findPlatformDocument(ctx.stores, { accountId: accountOf(caller), id: params.id });
}

/** A document as responses show it, with fresh links to its files. */
export function documentAnswer(ctx: ApiContext, document: ListedDocument) {
  const files = document.files.map(({ format, fileId, filename }) => ({
    format,
    url: fileUrl(ctx, { id: fileId, name: filename }),
  }));
  return platformDocumentRow(document, files);
}
