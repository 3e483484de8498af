import { openToken, signToken } from '../../domain/common/signed-token.ts';
import { SHOWN_NAME, TRAP_NAME } from '../../pages/careers/spam-trap.tsx';
import { signerFor } from '../../services/signer.ts';
import type { ApiContext } from '../context.ts';
import type { Form } from '../input/read-form.ts';

/** A person needs longer to fill in a form. */
const LEAST_MS = 3_000;

/** The time at which the form of a role was first shown, signed. */
export function shownToken({ config }: ApiContext, jobId: string, at: Date): string {
  return signToken(`${jobId} ${at.getTime()}`, signerFor(config.cursorSecret, 'shown'));
}

interface Sent {
  jobId: string;
  given: Form['fields'];
  now: Date;
}

/** The token of a form that is shown again: its first one, so that a correction may be quick. */
export function keptShownToken(ctx: ApiContext, sent: Sent): string {
  const { jobId, given, now } = sent;
  const [token = ''] = given.get(SHOWN_NAME) ?? [];
  return ageOf(ctx, sent) === null ? shownToken(ctx, jobId, now) : token;
}

/** Whether a machine may have filled in the form: a hidden field is filled, or the form was not open long enough. */
export function isSuspected(ctx: ApiContext, sent: Sent): boolean {
  const isTrapped = (sent.given.get(TRAP_NAME) ?? []).some((value) => value !== '');
  const age = ageOf(ctx, sent);
  return isTrapped || age === null || age < LEAST_MS;
}

/** Milliseconds since the form was shown; null if its token was not made here for this role. */
function ageOf({ config }: ApiContext, { jobId, given, now }: Sent): number | null {
  const [token = ''] = given.get(SHOWN_NAME) ?? [];
  const text = openToken(token, signerFor(config.cursorSecret, 'shown'));
  const [shownJob, time] = text?.split(' ') ?? [];
  return shownJob === jobId ? now.getTime() - Number(time) : null;
}
