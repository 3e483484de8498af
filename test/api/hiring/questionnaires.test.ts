import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { questionnaireForm } from '../../support/hiring/questionnaire-form.ts';
import { ownQuestionnaires } from '../../support/hiring/questionnaires.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

let api: TestApi;
let employer: Employer;
beforeAll(async () => {
  api = await startApi();
  employer = await buildEmployer(api);
});
afterAll(() => api.close());

/** Promise: real screening questionnaires can be published, filled in, validated and stored. */
it.each(ownQuestionnaires)('$name: posted, applied to in public, and read', async ({ text }) => {
  const fields = questionnaireForm(text);
  const { id } = await buildPosting(api, employer, { application_fields: fields });
  const role = `/job-boards/${employer.slug}/jobs/${id}`;
  const shown = await call<{ data: { application_fields: Json[] } }>(api, employer.key, {
    path: role,
  });
  expect(shown.body.data.application_fields).toMatchObject(fields);

  const apply = (answers: Json) =>
    call<{ application?: { id: string }; error?: { details: { path: string }[] } }>(
      api,
      employer.key,
      {
        method: 'POST',
        path: `${role}/apply`,
        body: { name: 'Ada Lovelace', email: 'ada@example.com', answers },
      },
    );
  const missing = await apply({});
  expect(missing.status).toBe(400);
  expect(missing.body.error?.details.map(({ path }) => path)).toEqual(
    fields.map(({ key }) => `answers.${key}`),
  );
  const answers = Object.fromEntries(
    fields.map(({ key, type, options }) => {
      const values = options.map(({ value }) => value);
      if (type === 'multi_select') return [key, values];
      return [key, values.at(-1) ?? 'I hung the tenor anew, at 41 metres.'];
    }),
  );
  expect((await apply(answers)).status).toBe(201);
  const listed = await call<{ data: { candidate: { id: string } }[] }>(api, employer.key, {
    path: `/jobs/post/${id}/applications`,
  });
  const [application] = listed.body.data;
  const path = `/candidates/${application?.candidate.id ?? ''}`;
  const read = await call<{ data: { applications: Json[] } }>(api, employer.key, { path });
  expect(read.body.data.applications).toContainEqual(
    expect.objectContaining({ job_id: id, answers: expect.objectContaining(answers) as unknown }),
  );
});
