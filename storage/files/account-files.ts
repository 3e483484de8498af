import type { Stores } from '../stores.ts';
import { fileModel } from './file.model.ts';

/** Erases every file of an account, also those in use; returns the number of files. Idempotent. */
export async function eraseFilesOf(
  { mongo }: Stores,
  accountId: string,
  between: () => void,
): Promise<number> {
  let erased = 0;
  const found = fileModel(mongo)
    .find({ 'metadata.accountId': accountId } as never, { _id: 1 })
    .lean<{ _id: string }[]>()
    .cursor();
  for await (const { _id: id } of found) {
    between();
    await mongo.collection<{ files_id: string }>('files.chunks').deleteMany({ files_id: id });
    erased += (await fileModel(mongo).deleteOne({ _id: id })).deletedCount;
  }
  return erased;
}
