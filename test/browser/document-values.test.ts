import { beforeAll, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import {
  describeBrowser,
  dress,
  faultsOf,
  keepPicture,
  looks,
  useBrowser,
  watch,
} from '../support/browser.ts';
import { make } from '../support/console/records.ts';

const TWO_LISTS = [
  '# Contract of {{candidate.name}}',
  'Remote: {{remote}}. From {{first_day}} in {{office.city}}.',
  '{{#shifts}}\n- {{day}}, {{hours.from}}, {{place}}\n{{/shifts}}',
  '{{#benefits}}\n- {{label}}\n{{/benefits}}',
  '{{^benefits}}\nNo benefits.\n{{/benefits}}',
  '{{#probation}}\nThere is a probation.\n{{/probation}}',
  'Place: {{place}}',
].join('\n\n');
const NESTED =
  '{{#sites}}\n## {{city}}\n{{#teams}}\n- {{name}}\n{{#people}}\n1. {{name}}\n{{/people}}\n{{/teams}}\n{{/sites}}';

/** Promise: the dialog of a document has a labelled field for each value, and no field for JSON. */
describeBrowser('the values of a document', () => {
  const world = useBrowser();
  let page: Page;
  let faults: string[];
  const sent: unknown[] = [];
  beforeAll(async () => {
    page = await world.open();
    faults = await watch(page, world.api.url);
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/platform/documents'))
        sent.push(request.postDataJSON().values);
    });
  });

  /** The dialog of a new template, opened by keyboard. */
  async function open(body: string, on = page): Promise<Locator> {
    const path = '/platform/documents/templates';
    const template = await make(world.api, world.owner, [path, { name: 'Contract', body }]);
    await on.goto(`${world.api.url}/console/documents/templates/${template.id}`);
    await on.getByRole('button', { name: 'New document' }).press('Enter');
    return on.getByRole('dialog', { name: 'New document' });
  }

  const focused = (field: Locator) => field.and(page.locator(':focus')).waitFor();
  /** Adds a row, whose first field then has the focus. */
  async function add(list: string, within: Locator) {
    const button = within.getByRole('button', { name: `Add a row to ${list}` });
    await button.press('Enter');
    await button.and(within.page().locator(':focus')).waitFor({ state: 'detached' });
  }
  /** Types into the field that has the focus, and goes on. */
  async function type(...texts: string[]) {
    for (const text of texts) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
  }
  const create = (dialog: Locator) =>
    dialog.getByRole('button', { name: 'Make document' }).press('Enter');
  const made = () => page.getByRole('link', { name: 'Download pdf' }).waitFor();

  it('are fields, and rows of fields for lists, all by keyboard', async () => {
    const dialog = await open(TWO_LISTS);
    await dialog.getByLabel('Remote').focus();
    await type('true', '2027-03-01', 'Aarhus', 'Quay 5');
    const shifts = dialog.getByRole('group', { name: 'Shifts', exact: true });
    await page.keyboard.press('Enter');
    const [first, second] = ['Shifts, row 1', 'Shifts, row 2'].map((name) =>
      shifts.getByRole('group', { name }),
    ) as [Locator, Locator];
    await focused(first.getByLabel('Day'));
    await type('Monday', '09:00', '');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await focused(second.getByLabel('Day'));
    await type('Tuesday', '10.30', 'At home');
    await add('Shifts', dialog);
    await add('Benefits', dialog);
    await focused(dialog.getByRole('group', { name: 'Benefits, row 1' }).getByLabel('Label'));
    await page.keyboard.type('Bicycle');
    await dialog.getByLabel('With “Probation”').press('Space');
    await dialog.getByText('Filled from your records').press('Enter');
    await dialog.getByLabel('Name of the candidate').fill('Signe Holm');
    await create(dialog);
    await made();
    expect(sent.at(-1)).toEqual({
      ...{ remote: 'true', first_day: '2027-03-01', 'office.city': 'Aarhus', place: 'Quay 5' },
      'candidate.name': 'Signe Holm',
      shifts: [
        { day: 'Monday', 'hours.from': '09:00' },
        { day: 'Tuesday', 'hours.from': '10.30', place: 'At home' },
      ],
      benefits: [{ label: 'Bicycle' }],
      probation: [{}],
    });
  });

  it('of lists may be empty, and a removed row leaves the focus beside it', async () => {
    const dialog = await open('{{#shifts}}{{day}}{{/shifts}}{{^shifts}}None{{/shifts}}');
    for (const day of ['Monday', 'Tuesday', 'Friday']) {
      await add('Shifts', dialog);
      await type(day);
    }
    const row = (number: number) => dialog.getByRole('group', { name: `Shifts, row ${number}` });
    const drop = (number: number) =>
      dialog.getByRole('button', { name: `Remove row ${number} of Shifts` }).press('Enter');
    await drop(2);
    await focused(row(2).getByLabel('Day'));
    expect(await row(2).getByLabel('Day').inputValue()).toBe('Friday');
    await drop(2);
    await focused(row(1).getByLabel('Day'));
    await drop(1);
    await focused(dialog.getByRole('button', { name: 'Add a row to Shifts' }));
    await create(dialog);
    await made();
    expect(sent.at(-1)).toEqual({ shifts: [] });
  });

  it('of lists within lists are rows within rows, as deep as templates go', async () => {
    const dialog = await open(NESTED);
    const site = dialog.getByRole('group', { name: 'Sites, row 2', exact: true });
    const team = site.getByRole('group', { name: 'Teams, row 1', exact: true });
    for (const city of ['Aarhus', 'Bergen']) {
      await add('Sites', dialog);
      await type(city);
    }
    await add('Teams', site);
    await type('Ferries');
    for (const name of ['Signe', 'Mads']) {
      await add('People', team);
      await type(name);
    }
    await create(dialog);
    await made();
    expect(sent.at(-1)).toEqual({
      sites: [
        { city: 'Aarhus', teams: [] },
        {
          city: 'Bergen',
          teams: [{ name: 'Ferries', people: [{ name: 'Signe' }, { name: 'Mads' }] }],
        },
      ],
    });
  });

  it('that are missing are named by their labels, and the first one has the focus', async () => {
    const dialog = await open('Dear {{candidate.name}}, {{#shifts}}{{day}} {{hour}}{{/shifts}}');
    for (const text of ['', 'Monday']) {
      await add('Shifts', dialog);
      await type(text);
    }
    await create(dialog);
    const problem = dialog.getByRole('alert');
    await problem.getByText('Hour: fill this in.').waitFor();
    expect(await problem.innerText()).toContain('Name of the candidate: fill this in.');
    expect(await problem.innerText()).not.toMatch(/values|shifts/);
    const row = dialog.getByRole('group', { name: 'Shifts, row 2' });
    expect(await row.getByLabel('Hour').getAttribute('aria-invalid')).toBe('true');
    await focused(row.getByLabel('Hour'));
    await page.keyboard.type('9');
    await dialog.getByLabel('Name of the candidate').fill('Signe');
    await create(dialog);
    await made();
    expect(sent.at(-1)).toEqual({
      'candidate.name': 'Signe',
      shifts: [{ day: 'Monday', hour: '9' }],
    });
  });

  it('have a row for each print of a part whose values stand outside', async () => {
    const dialog = await open('{{#copies}}{{candidate.name}}{{/copies}}');
    await add('Copies', dialog);
    await create(dialog);
    await dialog.getByRole('alert').getByText('Name of the candidate: fill this in.').waitFor();
    expect(sent.at(-1)).toEqual({ copies: [{}] });
  });

  it.each(looks)('are accessible in $theme at $width px', async (look) => {
    const judged = await world.open();
    await dress(judged, look);
    const dialog = await open(`${TWO_LISTS}\n\n${NESTED}`, judged);
    for (const list of ['Shifts', 'Shifts', 'Sites', 'Teams', 'People']) await add(list, dialog);
    await dialog.getByRole('group', { name: 'People, row 1' }).waitFor();
    expect(await faultsOf(judged, 'values')).toEqual([]);
    await keepPicture(judged, 'document-values', look);
    await judged.context().close();
  });

  it('break no rule of the page', () => {
    expect(faults.filter((fault) => !fault.includes('status of 400'))).toEqual([]);
  });
});
