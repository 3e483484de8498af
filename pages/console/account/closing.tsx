import { h, type Child, type Text } from '../../h.ts';
import { ConfirmDialog } from '../dialogs.tsx';
import type { Action } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { words } from '../words/words.ts';

const DIALOG = 'close-account';

/** Closes the account, or keeps one that is closing. */
export function closeOrKeep(closesAt: string | null): Action {
  return closesAt === null
    ? { text: words.billing.closeAccount, opens: DIALOG }
    : { text: words.billing.keepAccount, call: 'POST /console/api/account/reopen' };
}

/** When an account that is closing is erased. */
export function closingInWords(closesAt: string | null): (readonly [Text, Child])[] {
  return closesAt === null ? [] : [[words.billing.accountCloses, <Moment at={closesAt} />]];
}

export function ClosingDialog() {
  return (
    <ConfirmDialog
      id={DIALOG}
      title={words.billing.closeAccount}
      call="DELETE /console/api/account"
      text={words.billing.closingAccount}
    />
  );
}
