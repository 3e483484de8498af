import { storeImport } from '../transfers/stored-import.ts';
import type { Sample, Samples } from './sample-call.ts';

/** An import that waits. */
const waiting: Sample = async ({ api, employer }) => {
  const { id } = await storeImport(api.ctx.stores, employer.key.accountId);
  return { params: { id } };
};

const table = Buffer.from('name,email\nTove Lind,tove.lind@example.com\n').toString('base64');

export const transferSamples: Samples = {
  listImports: () => ({ query: { limit: '5' } }),
  createImport: () => ({
    body: { kind: 'candidates', file: { filename: 'people.csv', content_base64: table } },
  }),
  getImport: waiting,
  listImportErrors: waiting,
  cancelImport: waiting,
};
