import { fileUrl } from '../../../services/files/file-links.ts';
import { saveFile } from '../../../storage/files/files.ts';
import type { Sample, Samples } from './sample-call.ts';

/** A stored file with JSON text, in which the sweep reads responses. */
const file: Sample = async ({ api, employer }) => {
  const { id } = await saveFile(api.ctx.stores, {
    accountId: employer.key.accountId,
    contentType: 'text/plain',
    content: Buffer.from('"A letter."'),
  });
  const url = fileUrl(api.ctx, { id, name: 'letter.txt' });
  return { params: { token: url.slice(url.lastIndexOf('/') + 1) } };
};

export const fileSamples: Samples = { getFile: file };
