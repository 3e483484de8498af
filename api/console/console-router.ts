import { Router } from 'express';
import { AppError } from '../../domain/common/errors.ts';
import type { ApiContext } from '../context.ts';
import { roleOf } from '../access.ts';
import { declaredRoutes } from '../declared-routes.ts';
import type { Route } from '../route.ts';
import { serveAssets } from './assets.ts';
import { serveCardFields } from './card-fields.ts';
import { sessionDoor } from './door.ts';
import { servePages } from './pages/serve-pages.ts';
import { consoleRoutes } from './routes.ts';
import { serveSignIn } from './sign-in-router.ts';

/** Everything below `/console`: its files, the pages in front of it, its pages, and the calls they make. */
export function consoleRouter(ctx: ApiContext, routes: readonly Route[]): Router {
  const router = Router();
  router.use((_req, res, next) => {
    res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    next();
  });
  // Members have nothing to do behind public routes.
  const forMembers = routes.filter(({ declaration }) => roleOf(declaration.access) !== null);
  const called = [...forMembers, ...consoleRoutes];
  router.use('/api', declaredRoutes({ ctx, routes: called, door: sessionDoor }), () => {
    throw new AppError('not_found');
  });
  serveAssets(router);
  serveSignIn(router, ctx);
  serveCardFields(router, ctx);
  servePages(router, ctx);
  return router;
}
