import type { Route } from '../route.ts';
import { getUsage } from './get-usage.ts';
import { listLedger } from './list-ledger.ts';

export const billingRoutes: readonly Route[] = [getUsage, listLedger];
