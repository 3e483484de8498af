import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildMember, callConsole, type TestMember } from '../../support/console/member.ts';
import { buildEmployer, type Employer } from '../../support/hiring/employer.ts';
import { buildInterview, type MadeInterview } from '../../support/interviews/interviews.ts';
import { buildScorecardTemplate } from '../../support/interviews/scorecards.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

describe('the pages of scorecards', () => {
  let api: TestApi;
  let employer: Employer;
  let first: TestMember;
  let second: TestMember;
  let recruiter: TestMember;
  let interview: MadeInterview;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
    first = await buildMember(api, employer.key.accountId, 'interviewer');
    second = await buildMember(api, employer.key.accountId, 'interviewer');
    recruiter = await buildMember(api, employer.key.accountId, 'recruiter');
    const { id } = await buildScorecardTemplate(api, employer);
    const interviewers = [first.memberId, second.memberId];
    interview = await buildInterview(api, employer, { interviewers, scorecard_template_id: id });
  });
  afterAll(() => api.close());

  const open = async (who: TestMember, path: string) => {
    const answer = await fetch(`${api.url}/console${path}`, { headers: who.headers });
    return { status: answer.status, html: await answer.text() };
  };
  const submit = (who: TestMember, notes: string) => {
    const body = { answers: { craft: 4, notes }, recommendation: 'strong_yes', submitted: true };
    return callConsole(api, who, ['PUT', `/interviews/${interview.id}/scorecard`, body]);
  };

  it('Promise: an interviewer finds the interview, and a form with each attribute in words', async () => {
    const list = await open(first, '/scorecards');
    expect(list.html).toContain(`/console/interviews/${interview.id}/scorecard`);
    const { status, html } = await open(first, `/interviews/${interview.id}/scorecard`);
    expect(status).toBe(200);
    for (const text of ['4 · Excellent', 'Craft (required to submit)', 'Strong yes', 'Would you']) {
      expect(html).toContain(text);
    }
  });

  it('Promise: the page hides the cards of others until the own one is submitted', async () => {
    expect((await submit(first, 'Knows escapements.')).status).toBe(200);
    const path = `/interviews/${interview.id}/scorecard`;
    const candidate = `/candidates/${interview.candidate_id}`;
    for (const page of [path, candidate]) {
      expect((await open(second, page)).html).not.toContain('Knows escapements.');
      expect((await open(second, page)).html).not.toContain('4.00 of 4');
    }
    expect((await submit(second, 'Calm.')).status).toBe(200);
    expect((await open(second, path)).html).toContain('Knows escapements.');
    for (const who of [second, recruiter]) {
      const { html } = await open(who, candidate);
      expect(html).toContain('2 scorecards');
      expect(html).toContain('4.00 of 4');
    }
  });

  it('Promise: a recruiter edits templates, an interviewer does not', async () => {
    const { id } = await buildScorecardTemplate(api, employer, { name: 'Second talk' });
    const { html } = await open(recruiter, `/scorecard-templates/${id}`);
    expect(html).toContain('data-items="attributes"');
    expect((await open(recruiter, '/scorecard-templates')).html).toContain('Second talk');
    expect((await open(first, `/scorecard-templates/${id}`)).status).toBe(403);
  });
});
