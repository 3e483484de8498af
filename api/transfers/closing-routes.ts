import type { Route } from '../route.ts';
import { closeAccount } from './close-account.ts';
import { reopenAccount } from './reopen-account.ts';

export const closingRoutes: readonly Route[] = [closeAccount, reopenAccount];
