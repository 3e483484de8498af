import { z } from 'zod';
import { openFileLink } from '../../../services/platform/file-links.ts';
import { readFile } from '../../../storage/platform/files/files.ts';
import { defineRoute, type FindCall } from '../../route.ts';

const params = z.object({
  token: z.string().max(4_000).meta({ description: 'Part of a link, as it was given out.' }),
});

/** The file that a signed link opens, under the name it was given there. */
async function findFile({ ctx, params: { token } }: FindCall<z.infer<typeof params>>) {
  const link = await openFileLink(ctx, token);
  const file = link && (await readFile(ctx.stores, link.id));
  return link && file && { ...file, name: link.name };
}

export const getFile = defineRoute(
  {
    name: 'getFile',
    method: 'get',
    path: '/files/{token}',
    access: { public: { name: 'files', perMinute: 120 } },
    params,
    find: findFile,
    readsOnly: true,
    response: z.string().meta({ format: 'binary' }),
    contentType: 'application/octet-stream',
    errors: ['link_expired'],
    summary: 'A stored file by a link that was signed for 24 h.',
  },
  ({ found }) =>
    Promise.resolve({
      body: found.content,
      // A stranger's file is saved, never shown: no browser may take it for a page of ours.
      headers: {
        'Content-Type': found.contentType,
        'Content-Disposition': `attachment; filename*=UTF-8''${encodedName(found.name)}`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    }),
);

/** A file name as RFC 8187 writes it. */
function encodedName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
