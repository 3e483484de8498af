import { z } from 'zod';
import { openToken, signToken } from '../../../domain/common/signed-token.ts';
import { givenFile } from '../../../domain/hiring/application-form/composite-answers.ts';
import { ORPHAN_AGE_MS } from '../../../storage/orphan-age.ts';
import { readFile, saveFile } from '../../../storage/files/files.ts';
import type { AppContext } from '../../context.ts';
import { signerFor } from '../../signer.ts';
import { judgeFile } from './judge-file.ts';

/** A file that an applicant chose before the form was sent back. */
export interface KeptFile {
  filename: string;
  bytes: number;
  /** Opens it, for the same field of the same role. */
  token: string;
}

/** Where a file was chosen. */
export interface FilePlace {
  accountId: string;
  jobId: string;
  key: string;
}

const tokenSchema = z.object({
  fileId: z.string(),
  filename: z.string(),
  jobId: z.string(),
  key: z.string(),
  until: z.number(),
});

/** A chosen file and the types that its field takes. */
interface ChosenFile {
  filename: string;
  bytes: Buffer;
  accept: readonly string[] | null;
}

/**
 * Stores a file of an application that was sent back, or says why its field does not take it. No record refers to the
 * file, so the sweep erases it after an hour.
 */
export async function keepFile(
  ctx: Pick<AppContext, 'config' | 'stores'>,
  { accountId, jobId, key }: FilePlace,
  { filename, bytes, accept }: ChosenFile,
): Promise<KeptFile | { fault: string }> {
  const judged = await judgeFile(givenFile(filename, bytes), accept);
  if ('fault' in judged) return judged;
  const { id: fileId } = await saveFile(ctx.stores, { accountId, ...judged });
  const until = Date.now() + ORPHAN_AGE_MS;
  const kept = { fileId, filename: judged.filename, jobId, key, until };
  const token = signToken(JSON.stringify(kept), signerOf(ctx));
  return { filename: judged.filename, bytes: bytes.length, token };
}

/** A kept file; null if it is gone, too old, or was chosen elsewhere. */
export async function openKeptFile(
  ctx: Pick<AppContext, 'config' | 'stores'>,
  { accountId, jobId, key }: FilePlace,
  token: string,
): Promise<{ filename: string; bytes: Buffer } | null> {
  const text = openToken(token, signerOf(ctx));
  if (text === null) return null;
  const kept = tokenSchema.parse(JSON.parse(text));
  if (kept.jobId !== jobId || kept.key !== key || kept.until <= Date.now()) return null;
  const file = await readFile(ctx.stores, kept.fileId);
  if (file?.accountId !== accountId) return null;
  return { filename: kept.filename, bytes: file.content };
}

function signerOf({ config }: Pick<AppContext, 'config'>) {
  return signerFor(config.cursorSecret, 'kept');
}
