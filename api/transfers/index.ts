import type { Route } from '../route.ts';
import { closingRoutes } from './closing-routes.ts';
import { exportRoutes } from './export-routes.ts';
import { importRoutes } from './import-routes.ts';

export const transferRoutes: readonly Route[] = [
  ...importRoutes,
  ...exportRoutes,
  ...closingRoutes,
];
