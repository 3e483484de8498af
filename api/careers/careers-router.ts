import { Router } from 'express';
import type { ApiContext } from '../context.ts';
import { applyOnBoard } from '../boards/apply-on-board.ts';
import { getBoardRole } from '../boards/get-board-role.ts';
import { listBoardRoles } from '../boards/list-board-roles.ts';
import { receiveApplication, showForm, showSent } from './apply-pages.ts';
import { showList, showRole } from './board-pages.ts';
import { showFormPreview, showPreview } from './preview-pages.ts';
import { getApplicationStatus } from '../hiring/applying/get-application-status.ts';
import { withdrawApplication } from '../hiring/applying/withdraw-application.ts';
import { receiveWithdrawal, showStatus } from './status-pages.ts';
import type { Route } from '../route.ts';
import { serveEmbed } from './embed.ts';
import { feeds, showFeed } from './feeds.ts';
import { serveScripts } from './scripts.ts';
import { careersPage, type Show } from './careers-page.ts';

/** The public careers pages of companies: pages of HTML over the routes of their boards. They work without script. */
export function careersRouter(ctx: ApiContext): Router {
  const router = Router();
  const page = (template: string, limits: Route, show: Show) =>
    careersPage(ctx, { template, limits }, show);
  const list = '/careers/{company}';
  const role = `${list}/{role}`;
  serveEmbed(router);
  serveScripts(router);
  for (const feed of feeds) {
    const show: Show = (visit) => showFeed(visit, feed);
    router.get(`/:company/${feed.file}`, page(`${list}/${feed.file}`, listBoardRoles, show));
  }
  const preview = `${list}/preview/{role}`;
  router.get('/:company/preview/:role', page(preview, getBoardRole, showPreview));
  router.get(
    '/:company/preview/:role/apply',
    page(`${preview}/apply`, getBoardRole, showFormPreview),
  );
  router.get('/:company', page(list, listBoardRoles, showList));
  router.get('/:company/:role', page(role, getBoardRole, showRole));
  router
    .route('/:company/:role/apply')
    .get(page(`${role}/apply`, getBoardRole, showForm))
    .post(page(`${role}/apply`, applyOnBoard, receiveApplication));
  const application = `${list}/applications/{token}`;
  router
    .route('/:company/applications/:token')
    .get(page(application, getApplicationStatus, showStatus))
    .post(page(application, withdrawApplication, receiveWithdrawal));
  router.get('/:company/:role/apply/sent', page(`${role}/apply/sent`, getBoardRole, showSent));
  return router;
}
