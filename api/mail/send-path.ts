import { z } from 'zod';
import { sendRow, type ListedSend, type Send, noCounts } from '../../domain/mail/send.ts';
import { countMails } from '../../storage/mail/mails.ts';
import { findSend } from '../../storage/mail/sends.ts';
import { accountOf } from '../caller.ts';
import type { ApiContext } from '../context.ts';
import type { FindCall } from '../route.ts';

/** The path parameter of a send's routes. */
export const sendParams = z.object({
  id: z.string().meta({ example: 'snd_0NaQ8xT2v7Bd1kZp4mXw' }),
});

/** The caller's send that the path names. */
export function ownedSend({ ctx, caller, params }: FindCall<{ id: string }>) {
  return findSend(ctx.stores, { accountId: accountOf(caller), id: params.id });
}

/** Sends as callers see them, with the counts of this moment. */
export async function sendRows({ stores }: ApiContext, sends: readonly ListedSend[]) {
  const ids = sends.map(({ id }) => id);
  const counts = await countMails(stores, ids);
  return sends.map((send) => sendRow(send, counts.get(send.id) ?? noCounts()));
}

/** The response of every route that shows one send. */
export async function sendAnswer(ctx: ApiContext, send: Send) {
  const [data] = await sendRows(ctx, [send]);
  return { data: data ?? sendRow(send, noCounts()) };
}
