import { getUsage as route } from '../../billing/get-usage.ts';
import { defineTool, recordIn } from '../define-tool.ts';
import { readsOnly } from '../effects.ts';

export const getUsage = defineTool({
  name: 'get_usage',
  title: 'Read usage and balance',
  description:
    "Read the account's month: balance, limit, quotas with their use, tokens and charges. Amounts are millionths of a US dollar.",
  route,
  effect: readsOnly,
  result: recordIn(route),
});
