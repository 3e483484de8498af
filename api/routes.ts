import { marketRoutes } from './market/index.ts';
import type { Route } from './route.ts';

/** Every declared endpoint. */
export const routes: readonly Route[] = [...marketRoutes];
