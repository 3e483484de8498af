import type { Router } from 'express';
import { letRead } from '../cross-origin.ts';
import { CompressedFile } from '../operations/compressed-file.ts';
import { readAsset } from '../operations/page-assets.ts';
import { serveRead } from '../operations/serve-read.ts';

const script = new CompressedFile(readAsset('embed.js'));

/** `/careers/embed.js`: the element that shows open roles on pages of others. */
export function serveEmbed(router: Router): void {
  serveRead(router, '/embed.js', (req, res) => {
    // Scripts of type module are read across origins.
    letRead(res, '*', '');
    res.setHeader('Cache-Control', 'public, max-age=86400');
    return script.send(req, res.type('text/javascript'));
  });
}
