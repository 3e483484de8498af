import { hash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Router, type RequestHandler } from 'express';
import helmet from 'helmet';
import { matchesAnyTag, matchesTag } from '../cached-answer.ts';
import { buildOpenApi } from '../openapi/openapi.ts';
import { CompressedFile } from '../operations/compressed-file.ts';
import { serveRead } from '../operations/serve-read.ts';
import type { Route } from '../route.ts';
import { DOCS_PAGE, DOCS_SCRIPT } from './docs-page.ts';

const uiFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const UI_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

/** Serves `/openapi.json`, and `/docs` with the reference page's files. Nothing is loaded from other hosts. */
export function docsRouter(routes: readonly Route[]): Router {
  const openApi = new CompressedFile(JSON.stringify(buildOpenApi(routes)));
  // Weak: the document has one tag in all encodings.
  const openApiTag = `W/"${hash('sha256', openApi.content, 'base64url')}"`;
  const router = Router();
  serveRead(router, '/openapi.json', (req, res) => {
    const { headers } = req;
    res.setHeader('Access-Control-Allow-Origin', '*');
    res.setHeader('ETag', openApiTag);
    if (!matchesAnyTag(headers) && !matchesTag(headers, openApiTag)) {
      return openApi.send(req, res.type('json'));
    }
    res.vary('Accept-Encoding').status(304).end();
    return undefined;
  });
  router.use('/docs', helmet(docsPolicy), withoutPreconditions);
  serveRead(router, '/docs', (_req, res) => void res.type('html').send(DOCS_PAGE));
  serveRead(router, '/docs/start.js', (_req, res) => void res.type('js').send(DOCS_SCRIPT));
  for (const file of UI_FILES) {
    const options = { root: uiFolder, acceptRanges: false };
    serveRead(router, `/docs/${file}`, (_req, res) => res.sendFile(file, options));
  }
  return router;
}

/** Files have no version, so the headers of conditional writes do not apply. */
const withoutPreconditions: RequestHandler = (req, _res, next) => {
  delete req.headers['if-match'];
  delete req.headers['if-unmodified-since'];
  next();
};

/** The page has inline styles; scripts come from this host only. */
const docsPolicy = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'frame-ancestors': ["'none'"],
    },
  },
};
