import { cleanEmail, emailKey } from '../../domain/common/email.ts';
import type { ErrorDetail } from '../../domain/common/errors.ts';
import { slices } from '../../domain/common/slices.ts';
import type { Candidate } from '../../domain/hiring/candidate.ts';
import type { AppContext } from '../context.ts';
import { livingCandidate } from './merge-context.ts';

export interface Recipient {
  /** Its place in the request. */
  place: number;
  email: string;
  /** Null for an address alone. */
  candidate: Candidate | null;
}

const AT_ONCE = 50;

/**
 * The recipients that ids and addresses name: each address once, and a candidate before its bare address (decision
 * 0028). All faults are reported together.
 */
export async function resolveRecipients(
  ctx: Pick<AppContext, 'stores'>,
  accountId: string,
  to: readonly string[],
): Promise<{ recipients: Recipient[]; problems: ErrorDetail[] }> {
  const problems: ErrorDetail[] = [];
  const byKey = new Map<string, Recipient>();
  const places = to.map((text, place) => ({ text, place }));
  for (const some of slices(places, AT_ONCE)) {
    const resolved = await Promise.all(
      some.map(({ text, place }) => resolveOne(ctx, accountId, { text, place })),
    );
    for (const one of resolved) {
      if ('message' in one) problems.push(one);
      else keepBetter(byKey, one);
    }
  }
  return { recipients: [...byKey.values()].sort((a, b) => a.place - b.place), problems };
}

function keepBetter(byKey: Map<string, Recipient>, recipient: Recipient): void {
  const key = emailKey(recipient.email);
  const before = byKey.get(key);
  if (before === undefined) byKey.set(key, recipient);
  else if (before.candidate === null && recipient.candidate !== null) {
    byKey.set(key, { ...recipient, place: before.place });
  }
}

async function resolveOne(
  ctx: Pick<AppContext, 'stores'>,
  accountId: string,
  { text, place }: { text: string; place: number },
): Promise<Recipient | ErrorDetail> {
  const path = `to.${place}`;
  if (!text.includes('@')) {
    const candidate = await livingCandidate(ctx, { accountId, id: text });
    if (candidate === null) return { path, message: 'is no candidate of the account' };
    const { email } = candidate;
    return email === null
      ? { path, message: 'is a candidate without an e-mail address' }
      : { place, email, candidate };
  }
  const email = cleanEmail(text);
  return email === null
    ? { path, message: 'must be the id of a candidate or an e-mail address' }
    : { place, email, candidate: null };
}
