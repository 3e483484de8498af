import { beforeAll, expect, it } from '@jest/globals';
import {
  describeBrowser,
  dress,
  faultsOf,
  keepPicture,
  looks,
  useBrowser,
} from '../support/browser.ts';
import { callConsole } from '../support/console/member.ts';
import { HOSTILE, make } from '../support/console/records.ts';

/** Promise: offers, employees and surveys name people and say things in words, and an offer begins with its role's terms. */
describeBrowser('people and results in words', () => {
  const world = useBrowser();
  let candidateId: string;
  let applicantId: string;
  let employeeId: string;
  let surveyId: string;
  const made = (...what: Parameters<typeof make>[2]) => make(world.api, world.owner, what);

  beforeAll(async () => {
    await made('/jobs/post/organization', { name: 'Harbour Clockworks' }, 'PUT');
    const job = await made('/jobs/post', {
      ...{ title: 'Ferry Engineer', description_text: 'You keep it going.', publish: true },
      salary: { min: 60_000, max: 75_000, currency: 'DKK' },
      locations: [{ text: 'Aarhus, Denmark' }],
    });
    const person = { name: HOSTILE, email: 'signe@example.com', job_id: job.id };
    candidateId = (await made('/candidates', person)).id;
    const other = { name: 'Mads Holm', email: 'mads@example.com', job_id: job.id };
    applicantId = (await made('/candidates', other)).id;
    const hire = { start_date: '2100-02-01' };
    employeeId = (await made(`/candidates/${candidateId}/hire`, hire)).id;
    surveyId = await answeredSurvey();
  });

  async function answeredSurvey(): Promise<string> {
    const survey = await made('/platform/surveys', {
      name: 'First week',
      questions: [
        {
          ...{ key: 'mood', label: 'How was it?', type: 'single_select', required: false },
          options: [
            { value: 'good', label: 'Very good' },
            { value: 'bad', label: 'Not good' },
          ],
        },
      ],
    });
    for (const mood of ['good', 'good', 'bad']) {
      const answer = await fetch(`${world.api.url}/platform/surveys/${survey.id}/public`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ answers: { mood } }),
      });
      expect(answer.status).toBe(201);
    }
    return survey.id;
  }

  it('begins an offer with title, place and pay of the role, and takes them by keyboard', async () => {
    const page = await world.open();
    await page.goto(`${world.api.url}/console/candidates/${candidateId}`);
    await page.getByRole('button', { name: 'Make offer' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Make offer' });
    expect(await dialog.getByLabel('Title').inputValue()).toBe('Ferry Engineer');
    await dialog.getByRole('button', { name: 'Save draft' }).press('Enter');
    await page.getByRole('button', { name: 'Send offer' }).waitFor();
    const { body } = await callConsole(world.api, world.owner, ['GET', '/offers']);
    expect(body.data).toMatchObject([
      {
        ...{ title: 'Ferry Engineer', location: 'Aarhus, Denmark' },
        salary: { amount: 60_000, currency: 'DKK', period: 'year' },
      },
    ]);
    await page.getByRole('button', { name: 'Send offer' }).press('Enter');
    await page.getByRole('dialog').getByText('Aarhus, Denmark').waitFor();
    await page.goto(`${world.api.url}/console/candidates/${applicantId}`);
    await page.getByRole('button', { name: 'Offer this role' }).press('Enter');
    expect(await dialog.getByLabel('Location').inputValue()).toBe('Aarhus, Denmark');
    await dialog.getByLabel('Title').fill('Deckhand');
    await dialog.getByLabel('Location').fill('');
    await dialog.getByRole('button', { name: 'Save draft' }).press('Enter');
    await page.getByRole('button', { name: 'Send offer' }).waitFor();
    const offers = await callConsole(world.api, world.owner, ['GET', '/offers?limit=1']);
    expect(offers.body.data).toMatchObject([{ title: 'Deckhand', location: null }]);
    await page.context().close();
  });

  it('says on which day somebody starts who was hired ahead', async () => {
    const page = await world.open();
    await page.goto(`${world.api.url}/console/employees`);
    await page.getByRole('cell', { name: 'starts on February 1, 2100' }).waitFor();
    await page.goto(`${world.api.url}/console/employees/${employeeId}`);
    await page.getByText('starts on February 1, 2100').waitFor();
    await page.getByRole('link', { name: HOSTILE }).waitFor();
    await page.context().close();
  });

  it('shows the results of a survey as bars, with questions and answers as they were asked', async () => {
    const page = await world.open();
    await page.goto(`${world.api.url}/console/surveys/${surveyId}`);
    const results = page.locator('section', {
      has: page.getByRole('heading', { name: 'Results' }),
    });
    await results.getByText('3 answers').waitFor();
    await results.getByText('Very good 2 · Not good 1').waitFor();
    await page.getByRole('cell', { name: 'How was it?: Not good' }).waitFor();
    await page.context().close();
  });

  it.each(looks)('is accessible in $theme at $width px', async (look) => {
    const page = await world.open();
    await dress(page, look);
    const paths = ['/offers', `/employees/${employeeId}`, '/employees', `/surveys/${surveyId}`];
    for (const path of paths) {
      await page.goto(`${world.api.url}/console${path}`);
      await keepPicture(page, path.split('/')[1] ?? '', look);
      expect(await faultsOf(page, path)).toEqual([]);
    }
    await page.goto(`${world.api.url}/console/offers`);
    await page.getByRole('link', { name: 'Ferry Engineer' }).click();
    await page.getByRole('button', { name: 'Send offer' }).click();
    await page.getByRole('dialog', { name: 'Send offer' }).waitFor();
    await keepPicture(page, 'send-offer', look);
    expect(await faultsOf(page, 'send-offer')).toEqual([]);
    await page.context().close();
  });
});
