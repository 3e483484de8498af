import { z } from 'zod';
import { meters, usageDay } from '../../../domain/accounts/meters.ts';
import { usageDaySchema } from '../../../domain/accounts/usage-day.ts';
import { invalidRequest } from '../../../domain/common/errors.ts';
import { findUsages } from '../../../storage/accounts/usage.ts';
import { accountOf } from '../../caller.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const SHOWN_DAYS = 30;
const MOST_DAYS = 92;
const day = z.iso.date().exactOptional();

export const listUsageDays = defineRoute(
  {
    name: 'listUsageDays',
    method: 'get',
    path: '/usage/days',
    access: { role: 'viewer' },
    query: z.object({ from: day, to: day }),
    response: listOf(usageDaySchema),
    summary: 'Read what each meter counted on UTC days, oldest first: the last 30, or 92 at most.',
  },
  async ({ ctx, caller, query }) => {
    const accountId = accountOf(caller);
    const days = daysOf(query);
    // Includes everything this process has answered so far.
    await ctx.usage.flush();
    const found = await findUsages(
      ctx.stores,
      days.map((period) => ({ accountId, period })),
    );
    const data = days.map((one, index) => {
      const used = meters.map((meter) => [meter, found[index]?.[meter] ?? 0] as const);
      return {
        day: one,
        used: Object.fromEntries(used) as Record<(typeof meters)[number], number>,
      };
    });
    return { body: { data, meta: listMeta({}) } };
  },
);

function daysOf({ from, to }: { from?: string; to?: string }): string[] {
  const last = to === undefined ? Date.now() : Date.parse(to);
  const first = from === undefined ? last - (SHOWN_DAYS - 1) * DAY_MS : Date.parse(from);
  const count = Math.floor(last / DAY_MS) - Math.floor(first / DAY_MS) + 1;
  if (count < 1) throw invalidRequest('to', 'must not be before from');
  if (count > MOST_DAYS)
    throw invalidRequest('from', `must be at most ${MOST_DAYS} days before to`);
  return Array.from({ length: count }, (_, index) => usageDay(new Date(first + index * DAY_MS)));
}
