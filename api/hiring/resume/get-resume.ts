import type { z } from 'zod';
import { accountResumeSchema } from '../../../domain/hiring/account-resume.ts';
import type { jsonResumeSchema } from '../../../domain/resume/json-resume.ts';
import { fileUrl } from '../../../services/files/file-links.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { ownResume, resumeStatusRow } from './resume-shape.ts';

export const getAccountResume = defineRoute(
  {
    name: 'getAccountResume',
    method: 'get',
    path: '/account/resume',
    access: { scopes: ['account:manage'], role: 'admin' },
    readsOnly: true,
    response: recordOf(accountResumeSchema),
    errors: ['not_found'],
    summary: "Read the account's résumé as JSON Resume, with a link to its file.",
  },
  async (call) => {
    const found = await ownResume(call);
    const { id, file, resume, reading = null } = found;
    const data = {
      id,
      ...resumeStatusRow(found),
      filename: file?.filename ?? null,
      file_url: file && fileUrl(call.ctx, { id: file.fileId, name: file.filename }),
      resume: resume as z.infer<typeof jsonResumeSchema> | null,
      reading,
    };
    return { body: { data } };
  },
);
