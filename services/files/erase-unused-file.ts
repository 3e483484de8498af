import type { OwnedRef } from '../../domain/common/ids.ts';
import { eraseFile } from '../../storage/files/files.ts';
import type { AppContext } from '../context.ts';

/** Erases a file of an account unless a record refers to it; see `eraseFile`. Idempotent. */
export function eraseUnusedFile(
  { stores, fileUses }: Pick<AppContext, 'stores' | 'fileUses'>,
  file: OwnedRef,
): ReturnType<typeof eraseFile> {
  return eraseFile(stores, file.id, async () => {
    const found = await Promise.all(fileUses.map((findUse) => findUse(stores, file)));
    return found.some((use) => use !== null);
  });
}
