import { z } from 'zod';
import { chatRowSchema } from '../../../domain/agent/chat/chat-wire.ts';
import { listChats as list } from '../../../storage/agent/chats.ts';
import { accountOf } from '../../caller.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { pageById, pageQuery } from '../../page-by-id.ts';
import { defineRoute } from '../../route.ts';
import { chatRow } from './chat-answer.ts';

export const listChats = defineRoute(
  {
    name: 'listChats',
    method: 'get',
    path: '/v1/agent/chats',
    access: { scopes: ['agent:tools'], role: 'recruiter' },
    readsOnly: true,
    query: z.object(pageQuery),
    response: listOf(chatRowSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's chats, newest first.",
  },
  async ({ ctx, caller, query }) => {
    const { rows, nextCursor } = await pageById('chats', { ctx, caller, query }, (start) =>
      list(ctx.stores, accountOf(caller), start),
    );
    return {
      body: { data: rows.map((chat) => chatRow(ctx, chat)), meta: listMeta({ nextCursor }) },
    };
  },
);
