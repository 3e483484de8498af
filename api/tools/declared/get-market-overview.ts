import { defineTool } from '../define-tool.ts';
import { marketCounts } from '../market-counts.ts';

export const getMarketOverview = defineTool({ ...marketCounts, name: 'get_market_overview' });
