import { buildDocument, buildTemplate } from '../paperwork.ts';
import type { Sample, Samples } from './sample-call.ts';

function template(body?: unknown): Sample {
  return async ({ api, employer }) => {
    const { id } = await buildTemplate(api, employer.key);
    return { params: { id }, ...(body !== undefined && { body }) };
  };
}

function document(body?: unknown): Sample {
  return async ({ api, employer }) => {
    const { id } = await buildDocument(api, employer.key);
    return { params: { id }, ...(body !== undefined && { body }) };
  };
}

export const paperworkSamples: Samples = {
  listDocumentTemplates: () => ({ query: { limit: '5' } }),
  createDocumentTemplate: () => ({ body: { name: 'Letter', body: 'Dear {{name}},' } }),
  getDocumentTemplate: template(),
  updateDocumentTemplate: template({ body: 'Hello {{name}}!' }),
  deleteDocumentTemplate: template(),
  listOwnDocuments: () => ({ query: { limit: '5' } }),
  listPlatformDocuments: () => ({ query: { limit: '5' } }),
  createPlatformDocument: async ({ api, employer }) => {
    const { id: template_id } = await buildTemplate(api, employer.key);
    return { body: { template_id, format: 'docx', values: { name: 'Mara' } } };
  },
  getPlatformDocument: document(),
  updatePlatformDocument: document({ name: 'Signed letter' }),
  deletePlatformDocument: document(),
};
