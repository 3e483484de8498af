import type { Route } from '../route.ts';
import { importRoutes } from './import-routes.ts';

export const transferRoutes: readonly Route[] = [...importRoutes];
