import { defineTool } from '../define-tool.ts';
import { marketCounts } from '../market-counts.ts';

export const marketStats = defineTool({ ...marketCounts, name: 'market_stats' });
