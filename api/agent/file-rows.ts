import { fileUrl } from '../../services/files/file-links.ts';
import type { ApiContext } from '../context.ts';

interface WrittenFile<Format extends string> {
  format: Format;
  fileId: string;
  filename: string;
}

/** Files written by an account's agent, as the API returns them. */
export function fileRows<Format extends string>(
  ctx: ApiContext,
  accountId: string,
  files: readonly WrittenFile<Format>[],
): { format: Format; url: string }[] {
  return files.map(({ format, fileId, filename }) => ({
    format,
    url: fileUrl(ctx, { id: fileId, name: filename, accountId }),
  }));
}
