import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Router, type RequestHandler } from 'express';
import helmet from 'helmet';
import { lazily } from '../../domain/common/lazily.ts';
import { matchesAnyTag, matchesTag } from '../cached-answer.ts';
import { buildOpenApi } from '../openapi/openapi.ts';
import { CompressedFile } from '../operations/compressed-file.ts';
import { serveRead } from '../operations/serve-read.ts';
import { referencePage } from '../../pages/docs/page.tsx';
import { referenceOf, type ReferenceSource } from './reference-of.ts';

const folder = fileURLToPath(new URL('../../pages/assets', import.meta.url));
/** Files of `pages/assets` by the names they have beside the page. */
const FILES = {
  'style.css': 'docs.css',
  'start.js': 'docs.js',
  'docs-try.js': 'docs-try.js',
  'elements.js': 'elements.js',
};
const assets = { css: '/docs/style.css', js: '/docs/start.js' };

/** Serves `/openapi.json`, and `/docs` with the reference page's files. Nothing is loaded from other hosts. */
export function docsRouter({ routes, base }: Omit<ReferenceSource, 'document'>): Router {
  const describe = lazily(() => openApi(routes));
  const router = Router();
  serveRead(router, '/openapi.json', (req, res) => {
    const { headers } = req;
    const { file, tag } = describe();
    res.setHeader('Access-Control-Allow-Origin', '*');
    res.setHeader('ETag', tag);
    if (!matchesAnyTag(headers) && !matchesTag(headers, tag)) {
      return file.send(req, res.type('json'));
    }
    res.vary('Accept-Encoding').status(304).end();
    return undefined;
  });
  router.use('/docs', helmet(docsPolicy), withoutPreconditions);
  const page = lazily(() => {
    const { document } = describe();
    return new CompressedFile(referencePage(referenceOf({ routes, document, base }), assets));
  });
  serveRead(router, '/docs', (req, res) => page().send(req, res.type('html')));
  for (const [name, file] of Object.entries(FILES)) {
    const options = { root: folder, acceptRanges: false };
    serveRead(router, `/docs/${name}`, (_req, res) => res.sendFile(file, options));
  }
  return router;
}

/** The OpenAPI document and its file. It takes a third of a second, so it is built for its first reader. */
function openApi(routes: ReferenceSource['routes']) {
  const document = buildOpenApi(routes);
  const file = new CompressedFile(JSON.stringify(document));
  // Weak: the document has one tag in all encodings.
  return { document, file, tag: `W/"${hash('sha256', file.content, 'base64url')}"` };
}

/** Files have no version, so the headers of conditional writes do not apply. */
const withoutPreconditions: RequestHandler = (req, _res, next) => {
  delete req.headers['if-match'];
  delete req.headers['if-unmodified-since'];
  next();
};

/** Styles, scripts and calls are those of this host; the page has none inline. */
const docsPolicy = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
    },
  },
};
