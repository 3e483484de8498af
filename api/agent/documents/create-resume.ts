import { RESUME_BODY_BYTES, RESUME_BODY_NODES } from '../../../domain/resume/resume-upload.ts';
import {
  resumeDocumentSchema,
  resumeRequestSchema,
} from '../../../domain/agent/documents/document-wire.ts';
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
    access: { scopes: ['agent:tools'] },
    idempotent: true,
    body: resumeRequestSchema,
    maxBodyBytes: RESUME_BODY_BYTES,
    maxBodyNodes: RESUME_BODY_NODES,
    status: 201,
    response: recordOf(resumeDocumentSchema),
    errors: ['not_found', 'PAYMENT_REQUIRED', 'unavailable'],
    summary: 'Write a résumé that states only what the source résumé states.',
    description:
      'Bills AI tokens. Waits up to 45 seconds; one that takes longer is 503, goes on, and is listed when it is there. Asked again under the same Idempotency-Key it is the same one, and paid once.',
  },
  async (call) => {
    const document = await createDocument(call, null);
    return { body: { data: resumeRow(call.ctx, document) } };
  },
);
