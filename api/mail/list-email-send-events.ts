import { z } from 'zod';
import { cleanEmail } from '../../domain/common/email.ts';
import { decodeCursor, encodeCursor } from '../../domain/common/cursor.ts';
import { cutPage } from '../../domain/common/result-page.ts';
import { mailEventKinds, mailEventSchema, type Mail } from '../../domain/mail/mail.ts';
import { listMails } from '../../storage/mail/mails.ts';
import { cursorScope } from '../cursor-scope.ts';
import { listMeta, listOf } from '../list-answer.ts';
import { pageQuery } from '../page-by-id.ts';
import { defineRoute } from '../route.ts';
import { ownedSend, sendParams } from './send-path.ts';

const query = z.object({
  ...pageQuery,
  recipient: z
    .string()
    .max(320)
    .exactOptional()
    .meta({ description: 'Only the events of this address, in any spelling.' }),
  kind: z.enum(mailEventKinds).exactOptional().meta({ description: 'Only events of this kind.' }),
});
type Kind = z.output<typeof query>['kind'];

/** The position of a mail and the place of an event among its events. */
const position = z.tuple([z.number(), z.number()]);
interface PlacedEvent {
  at: readonly [position: number, place: number];
  row: z.output<typeof mailEventSchema>;
}

export const listEmailSendEvents = defineRoute(
  {
    name: 'listEmailSendEvents',
    method: 'get',
    path: '/email/sends/{id}/events',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    params: sendParams,
    query,
    response: listOf(mailEventSchema),
    find: ownedSend,
    errors: ['invalid_cursor'],
    summary: 'List the events of an e-mail send, by recipient, then by time.',
  },
  async ({ ctx, query: { limit, cursor, ...filter }, found }) => {
    const list = `email events ${found.id}`;
    const scope = cursorScope(list, { limit, ...filter }, ctx.config.cursorSecret);
    const after = cursor === undefined ? null : decodeCursor(cursor, scope, position);
    const mails = await listMails(ctx.stores, found.id, {
      from: after?.[0] ?? 0,
      // Every mail has an event, except the first one when its last event ended the page before.
      limit: limit + 2,
      ...(filter.kind !== undefined && { kind: filter.kind }),
      ...(filter.recipient !== undefined && {
        to: cleanEmail(filter.recipient) ?? filter.recipient,
      }),
    });
    const events = mails
      .flatMap((mail) => eventsOf(mail, filter.kind))
      .filter(({ at }) => after === null || at[0] > after[0] || at[1] > after[1]);
    const { rows, last } = cutPage(events.slice(0, limit + 1), limit);
    const nextCursor = last === undefined ? null : encodeCursor(last.at, scope);
    return { body: { data: rows.map(({ row }) => row), meta: listMeta({ nextCursor }) } };
  },
);

function eventsOf(mail: Mail, only: Kind): PlacedEvent[] {
  return mail.events.flatMap(({ kind, at, reason }, place) => {
    if (only !== undefined && only !== kind) return [];
    const id = `${mail.id}_${place}`;
    const row = { id, kind, recipient: mail.to, at: at.toISOString(), reason };
    return [{ at: [mail.position, place] as const, row }];
  });
}
