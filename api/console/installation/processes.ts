import { accountSchema } from '../../../domain/accounts/account-row.ts';
import { processSchema } from '../../../domain/common/process-row.ts';
import { listProcesses as findProcesses } from '../../../services/list-processes.ts';
import { listAccounts as findAccounts } from '../../../storage/accounts/accounts.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { forOperators } from './source-shape.ts';

const SHOWN = 200;

export const listProcesses = defineRoute(
  {
    name: 'listProcesses',
    method: 'get',
    path: '/processes',
    access: forOperators,
    response: listOf(processSchema),
    summary: 'List the workflows in flight, 200 at most.',
  },
  async ({ ctx }) => {
    const found = await findProcesses(ctx, SHOWN);
    const data = found.map(({ startedAt, ...rest }) => ({
      ...rest,
      started_at: startedAt.toISOString(),
    }));
    return { body: { data, meta: listMeta({}) } };
  },
);

export const listConsoleAccounts = defineRoute(
  {
    name: 'listAccounts',
    method: 'get',
    path: '/accounts',
    access: forOperators,
    response: listOf(accountSchema),
    summary: 'List the accounts of the installation, oldest first.',
  },
  async ({ ctx }) => {
    const accounts = await findAccounts(ctx.stores);
    const data = accounts.map(({ id, email, name, ...money }) => ({
      id,
      email,
      name,
      balance_usd_micros: money.balanceUsdMicros,
      held_usd_micros: money.heldUsdMicros,
      created_at: money.createdAt.toISOString(),
    }));
    return { body: { data, meta: listMeta({}) } };
  },
);
