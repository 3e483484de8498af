import { z } from 'zod';
import { timeOfId } from '../../../domain/common/ids.ts';
import { listMeta, listOf, recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { forOperators } from './source-shape.ts';

const SHOWN = 100;

const mailMembers = {
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  created_at: z.iso.datetime(),
};

const rowOf = ({ id, to, subject }: Record<'id' | 'to' | 'subject', string>) => ({
  id,
  to,
  subject,
  created_at: new Date(timeOfId(id)).toISOString(),
});

export const listOutboxMails = defineRoute(
  {
    name: 'listOutboxMails',
    method: 'get',
    path: '/outbox',
    access: forOperators,
    response: listOf(z.object(mailMembers)),
    summary: 'List the newest 100 mails that were written to MAIL_DIR in place of an SMTP server.',
  },
  async ({ ctx: { mail } }) => {
    const mails = await mail.outbox.list(SHOWN);
    return { body: { data: mails.map(rowOf), meta: listMeta({}) } };
  },
);

export const getOutboxMail = defineRoute(
  {
    name: 'getOutboxMail',
    method: 'get',
    path: '/outbox/{id}',
    access: forOperators,
    params: z.object({ id: z.string() }),
    response: recordOf(z.object({ ...mailMembers, text: z.string() })),
    find: ({ ctx: { mail }, params }) => mail.outbox.read(params.id),
    summary: 'Read a mail that was written to MAIL_DIR.',
  },
  ({ found }) => Promise.resolve({ body: { data: { ...rowOf(found), text: found.text } } }),
);
