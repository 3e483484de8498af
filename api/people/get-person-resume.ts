import { AppError } from '../../domain/common/errors.ts';
import { personResumeSchema } from '../../domain/people/person.ts';
import { fileUrl } from '../../services/files/file-links.ts';
import { readPersonResume, resumeFiles } from '../../services/people/person-resume.ts';
import { accountOf } from '../caller.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { foundPerson, personParams, revealed } from './person-path.ts';

export const getPersonResume = defineRoute(
  {
    name: 'getPersonResume',
    method: 'get',
    path: '/people/{id}/resume',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    meter: 'platform_calls',
    params: personParams,
    response: recordOf(personResumeSchema),
    find: foundPerson,
    errors: ['quota_exceeded'],
    summary: 'Reveal the résumé of a person.',
    description:
      'Uses one unit of contact_reveals per person and month, separate from the contact. A person without a résumé is 404 and uses nothing. resume is null if the file could not be parsed.',
  },
  async (call) => {
    const { ctx, caller, found, disconnected } = call;
    const turn = { caller: accountOf(caller), signal: disconnected() };
    const resume = await readPersonResume(ctx, found, turn);
    if (resume === null && resumeFiles(found).length === 0) throw new AppError('not_found');
    const person = await revealed(call, 'resume');
    const files = resumeFiles(person).map(({ fileId: id, filename, contentType }) => ({
      filename,
      content_type: contentType,
      url: fileUrl(ctx, { id, name: filename }),
    }));
    return { body: { data: { id: person.id, name: person.name, resume, files } } };
  },
);
