import { isId } from '../../common/ids.ts';
import type { LedgerEntry } from '../../billing/ledger-entry.ts';
import type { PaidTurn } from '../paid-turn.ts';

/** A model turn that a chat has paid for. */
export interface ChatCharge {
  chatId: string;
  turn: PaidTurn;
}

/** The chat behind a ledger entry; null for other charges. */
export function chatCharge(entry: LedgerEntry): ChatCharge | null {
  const { key, reference, tokens, amountUsdMicros } = entry;
  if (reference === null || tokens === null || !isId('chat', reference)) return null;
  return { chatId: reference, turn: { key, ...tokens, costUsdMicros: 0 - amountUsdMicros } };
}
