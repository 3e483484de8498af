import { z } from 'zod';
import { outboxMailSchema, outboxRow, outboxRowSchema } from '../../../domain/mail/outbox-row.ts';
import { listMeta, listOf, recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { forOperators } from './source-shape.ts';

const SHOWN = 100;

export const listOutboxMails = defineRoute(
  {
    name: 'listOutboxMails',
    method: 'get',
    path: '/outbox',
    access: forOperators,
    response: listOf(outboxRowSchema),
    summary: 'List the newest 100 mails that were written to MAIL_DIR in place of an SMTP server.',
  },
  async ({ ctx: { mail } }) => {
    const mails = await mail.outbox.list(SHOWN);
    return { body: { data: mails.map(outboxRow), meta: listMeta({}) } };
  },
);

export const getOutboxMail = defineRoute(
  {
    name: 'getOutboxMail',
    method: 'get',
    path: '/outbox/{id}',
    access: forOperators,
    params: z.object({ id: z.string() }),
    response: recordOf(outboxMailSchema),
    find: ({ ctx: { mail }, params }) => mail.outbox.read(params.id),
    summary: 'Read a mail that was written to MAIL_DIR.',
  },
  ({ found }) => Promise.resolve({ body: { data: { ...outboxRow(found), text: found.text } } }),
);
