import { Router } from 'express';
import { startPage } from '../../pages/start/start-page.tsx';
import { assets } from '../console/assets.ts';
import { sendHtml } from '../console/html.ts';
import { exchangeOf } from '../middleware/exchange.ts';
import { readAsset } from '../operations/page-assets.ts';
import { serveRead } from '../operations/serve-read.ts';
import { consoleLanguageFor } from '../public-pages/page-language.ts';

const ICONS = { '/favicon.svg': 'favicon.svg', '/favicon.ico': 'favicon.ico' };
const CACHED = 'public, max-age=86400';

/** The start page for browsers, and the icons of all pages. Programs get the errors of an unknown path at `/`. */
export function startRouter(): Router {
  const router = Router();
  router.get('/', (req, res, next) => {
    if (req.accepts(['json', 'html']) !== 'html') {
      next();
      return;
    }
    exchangeOf(res).route = '/';
    res.vary('Accept');
    sendHtml(res, startPage(assets, consoleLanguageFor(req)));
  });
  for (const [path, file] of Object.entries(ICONS)) {
    const content = readAsset(file);
    serveRead(router, path, (_req, res) => {
      res.setHeader('Cache-Control', CACHED);
      res.type(file).end(content);
    });
  }
  return router;
}
