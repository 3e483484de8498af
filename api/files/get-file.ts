import { z } from 'zod';
import { documentContentTypes } from '../../domain/documents/options.ts';
import { attachmentTypes } from '../../domain/files/attachment-types.ts';
import { openFileLink } from '../../services/files/file-links.ts';
import { findFile as readRecord, readFile, readParts } from '../../storage/files/files.ts';
import { TextStream } from '../answer.ts';
import type { ApiContext } from '../context.ts';
import { defineRoute, type FindCall } from '../route.ts';

const params = z.object({
  token: z
    .string()
    .max(4_000)
    .meta({ description: 'The last part of a link that the API returned.' }),
});

/** Content types of stored files: an attachment of an application, or a document written here. */
const storedTypes = [
  ...new Set(
    [
      ...attachmentTypes.values(),
      ...Object.values(documentContentTypes),
      // Exports
      ...['application/zip', 'application/x-ndjson'],
    ].map(mediaType),
  ),
];

/** Larger files are sent in parts as they are read. */
const WHOLE_BYTES = 16 * 1024 * 1024;

/** Sends the file that a signed link opens, under its name. */
async function findFile({ ctx, params: { token } }: FindCall<z.infer<typeof params>>) {
  const link = await openFileLink(ctx, token);
  const file = link && (await contentOf(ctx, link.id));
  return link && file && { ...file, name: link.name };
}

async function contentOf({ stores }: ApiContext, id: string) {
  const record = await readRecord(stores, id);
  if (record === null) return null;
  if (record.bytes <= WHOLE_BYTES) return readFile(stores, id);
  return { ...record, content: new TextStream(readParts(stores, id)) };
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
    response: z.unknown().meta({ description: 'The bytes of the file.' }),
    contentTypes: storedTypes,
    errors: ['link_expired'],
    summary: 'Download a stored file by its signed link, which is valid for 24 hours.',
  },
  ({ found }) =>
    Promise.resolve({
      body: found.content,
      // Uploaded files are downloaded, never displayed, so that a browser does not run them as a page of this host.
      headers: {
        'Content-Type': found.contentType,
        'Content-Length': String(found.bytes),
        'Content-Disposition': `attachment; filename*=UTF-8''${encodedName(found.name)}`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    }),
);

/** A content type without its parameters. */
function mediaType(contentType: string): string {
  return contentType.split(';', 1)[0] ?? contentType;
}

/** A file name as RFC 8187 writes it. */
function encodedName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
