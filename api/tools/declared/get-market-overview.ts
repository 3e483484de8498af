import { z } from 'zod';
import { marketStatsSchema, type MarketStats } from '../../../domain/market/market-stats.ts';
import { getStats } from '../../market/get-stats.ts';
import { defineTool } from '../define-tool.ts';
import { readsOnly } from '../effects.ts';

interface Counted {
  data: MarketStats;
  meta?: { notices: string[] };
}

export const getMarketOverview = defineTool({
  name: 'get_market_overview',
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
    of(body) {
      const { data, meta } = body as Counted;
      return { ...data, notices: meta?.notices ?? [] };
    },
  },
});
