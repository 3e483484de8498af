import { z } from 'zod';
import { marketStatsSchema, type MarketStats } from '../../domain/market/market-stats.ts';
import { getStats } from '../market/get-stats.ts';
import { readsOnly } from './effects.ts';

interface Counted {
  data: MarketStats;
  meta?: { notices: string[] };
}

/** The tool that counts jobs, without its name: it is offered under two. */
export const marketCounts = {
  title: 'Count jobs',
  description:
    'Count open jobs that match a filter, by place, kind, level and employer. It uses no quota.',
  route: getStats,
  effect: readsOnly,
  looksBack: true,
  result: {
    schema: marketStatsSchema.extend({
      notices: z.array(z.string()).meta({
        description: 'How a filter was understood that was not taken literally.',
      }),
    }),
    of(body: unknown) {
      const { data, meta } = body as Counted;
      return { ...data, notices: meta?.notices ?? [] };
    },
  },
};
