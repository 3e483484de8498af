import type { FeedReader } from '../../storage/interviews/interview-feeds.ts';
import { accountOf, type Caller } from '../caller.ts';

/** The reader whose feed a call opens or closes: the member, or for a key the account. */
export function feedReaderOf(caller: Caller): FeedReader {
  const userId = caller.kind === 'member' ? caller.signedIn.user.id : null;
  return { accountId: accountOf(caller), userId };
}
