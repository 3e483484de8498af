import { RESUME_BODY_BYTES, RESUME_BODY_NODES } from '../../../domain/resume/resume-upload.ts';
import {
  resumeDocumentSchema,
  resumeRequestSchema,
} from '../../../domain/agent/documents/document-wire.ts';
import { forSpenders } from '../../access.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { createDocument } from './create-document.ts';
import { resumeRow } from './document-answer.ts';

export const createResume = defineRoute(
  {
    name: 'createResume',
    method: 'post',
    path: '/v1/resumes',
    aliases: ['/jobs/resumes'],
    access: { scopes: ['agent:tools'], ...forSpenders },
    idempotent: true,
    body: resumeRequestSchema,
    maxBodyBytes: RESUME_BODY_BYTES,
    maxBodyNodes: RESUME_BODY_NODES,
    status: 201,
    response: recordOf(resumeDocumentSchema),
    errors: ['not_found', 'PAYMENT_REQUIRED', 'unavailable'],
    summary: 'Write a résumé that states only what the source résumé states.',
    description:
      'Charges AI tokens. Waits up to 45 seconds. If writing takes longer, the call is 503 and the service continues: the same call with the same Idempotency-Key waits for the same document, which is charged once. A ready document does not expire. Statements that the source does not support are removed and listed in removed.',
  },
  async (call) => {
    const document = await createDocument(call, null);
    return { body: { data: resumeRow(call.ctx, document) } };
  },
);
