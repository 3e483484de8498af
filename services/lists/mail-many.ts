import { AppError, invalidRequest } from '../../domain/common/errors.ts';
import { slices } from '../../domain/common/slices.ts';
import type { BulkOutcome, BulkWork } from '../../domain/lists/bulk.ts';
import { MOST_RECIPIENTS, type SendInput } from '../../domain/mail/send.ts';
import {
  findCandidates,
  type KnownCandidate,
} from '../../storage/hiring/candidates/known-candidates.ts';
import { findSuppressed } from '../../storage/mail/suppressions.ts';
import { idOf } from '../../storage/new-id.ts';
import { addressKeyOf } from '../address-key.ts';
import { createSend, prepareSend, type SendingContext } from '../mail/create-send.ts';

/** Ids in one query. */
const BATCH = 500;

export interface ManyMails {
  accountId: string;
  ids: readonly string[];
  work: Extract<BulkWork, { action: 'mail' }>;
  dryRun: boolean;
  run: string | null;
  /** Refuses to mail this many candidates. It is not asked on a dry run. */
  requireCount: (count: number) => void;
}

export interface MailedMany {
  outcomes: BulkOutcome[];
  sendId: string | null;
}

/**
 * Mails candidates with one send, so that each address gets one mail. Candidates who cannot be mailed are left out, and
 * have an outcome that says why.
 * @throws AppError `invalid_request` for content that fits nobody, `quota_exceeded`.
 */
export async function mailMany(ctx: SendingContext, many: ManyMails): Promise<MailedMany> {
  const { accountId, ids, dryRun, run } = many;
  const outcomes = new Map<string, BulkOutcome>();
  const mailable = await findMailable(ctx, many, outcomes);
  if (!dryRun) many.requireCount(mailable.size);
  if (mailable.size > MOST_RECIPIENTS) {
    throw invalidRequest('ids', `a mail goes to at most ${MOST_RECIPIENTS} candidates at once`);
  }
  const to = await withoutFaults(ctx, { ...many, ids: [...mailable.keys()] }, outcomes);
  const addressed = to.map((id) => ({ id, email: mailable.get(id) ?? '' }));
  for (const id of await suppressedOf(ctx, accountId, addressed)) outcomes.set(id, 'suppressed');
  const isSent = !dryRun && to.length > 0;
  const send = isSent ? await createSend(ctx, { accountId, run }, inputOf(many.work, to)) : null;
  for (const id of to) if (!outcomes.has(id)) outcomes.set(id, 'mailed');
  return { outcomes: ids.map((id) => outcomes.get(id) ?? 'refused'), sendId: send?.id ?? null };
}

/** The addresses of those who can be mailed, by id. The others have an outcome. */
async function findMailable(
  { stores }: SendingContext,
  { accountId, ids }: ManyMails,
  outcomes: Map<string, BulkOutcome>,
): Promise<Map<string, string>> {
  const mailable = new Map<string, string>();
  for (const some of slices(ids, BATCH)) {
    const known = await findCandidates(stores, accountId, some);
    for (const id of some) {
      const found = addressOf(known.get(id));
      if ('email' in found) mailable.set(id, found.email);
      else outcomes.set(id, found.refused);
    }
  }
  return mailable;
}

function addressOf(
  known: KnownCandidate | undefined,
): { email: string } | { refused: BulkOutcome } {
  if (known === undefined || 'mergedInto' in known) return { refused: 'not_found' };
  const { anonymizedAt, email } = known.candidate;
  if (anonymizedAt !== null) return { refused: 'anonymized' };
  return email === null ? { refused: 'no_email' } : { email };
}

/** The candidates for whom every merge field has a value. */
async function withoutFaults(
  ctx: SendingContext,
  { accountId, ids, work }: ManyMails,
  outcomes: Map<string, BulkOutcome>,
): Promise<string[]> {
  if (ids.length === 0) return [];
  try {
    await prepareSend(ctx, { accountId, id: idOf('send', null) }, inputOf(work, ids));
    return [...ids];
  } catch (error) {
    const faulty = faultyOf(error);
    if (faulty === null) throw error;
    for (const index of faulty) outcomes.set(ids[index] ?? '', 'missing_field');
    return ids.filter((_id, index) => !faulty.has(index));
  }
}

/** The places of recipients who cannot be mailed; null for any other error. */
function faultyOf(error: unknown): Set<number> | null {
  if (!(error instanceof AppError) || error.code !== 'invalid_request') return null;
  const places = (error.details ?? []).map(({ path }) => /^to\.(\d+)$/.exec(path)?.[1]);
  if (places.length === 0 || places.some((place) => place === undefined)) return null;
  return new Set(places.map(Number));
}

/** The ids of those whose address takes no mail. */
async function suppressedOf(
  { stores, config }: SendingContext,
  accountId: string,
  addressed: readonly { id: string; email: string }[],
): Promise<string[]> {
  const keyed = addressed.map(({ id, email }) => ({ id, key: addressKeyOf(config, email) }));
  const found: string[] = [];
  for (const some of slices(keyed, BATCH)) {
    const keys = some.map(({ key }) => key);
    const suppressed = await findSuppressed(stores, accountId, keys);
    found.push(...some.filter(({ key }) => suppressed.has(key)).map(({ id }) => id));
  }
  return found;
}

function inputOf(work: ManyMails['work'], to: readonly string[]): SendInput {
  const { template_id, subject, body_text, body_html, job_id, reply_to, layout } = work;
  return {
    to: [...to],
    ...(template_id !== undefined && { template_id }),
    ...(subject !== undefined && { subject }),
    ...(body_text !== undefined && { body_text }),
    ...(body_html !== undefined && { body_html }),
    ...(job_id !== undefined && { job_id }),
    ...(reply_to !== undefined && { reply_to }),
    ...(layout !== undefined && { layout }),
  };
}
