import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { bamboohr } from '../../connectors/bamboohr/index.ts';
import { answer } from '../support/feed-server.ts';
import { startLiveSite, type LiveSite } from '../support/market/live-site.ts';
import { mapRow, readPages } from '../support/market/read-connector.ts';

const position = (id: number, title: string, location: string) =>
  `<li id="bhrPositionID_${id}" class="BambooHR-ATS-Jobs-Item">
     <a href="//kilns.bamboohr.com/careers/${id}">${title}</a>
     <span class="BambooHR-ATS-Location">${location}</span>
   </li>`;
const department = (name: string, ...positions: string[]) =>
  `<li id="bhrDepartmentID_1" class="BambooHR-ATS-Department-Item">
     <div id="department_1"class="BambooHR-ATS-Department-Header">${name}</div>
     <ul class="BambooHR-ATS-Jobs-List">${positions.join('')}</ul></li>`;
const widget = (...departments: string[]) =>
  `<div class="BambooHR-ATS-board"><h2>Open Positions</h2><ul>${departments.join('')}</ul></div>`;

/** Promise: a tenant of BambooHR without the JSON list is read by its widget. */
describe('BambooHR without a list', () => {
  let server: LiveSite;
  beforeAll(async () => {
    server = await startLiveSite();
  });
  beforeEach(() => {
    server.reset();
  });
  afterAll(() => server.close());

  const source = () => ({ token: `${server.url}/careers/list`, companyName: 'Kilns' });
  const read = (from?: string) =>
    readPages(bamboohr, source(), {
      feed: server.feed(),
      ...(from !== undefined && { from }),
    });

  test('is read from its widget, with the details of each position', async () => {
    const makers = [
      position(7, 'Potter &amp; Glazier', 'Berlin, Germany'),
      position(8, 'Dyer', ''),
    ];
    const body = widget(
      department('Works', ...makers),
      department('Sales', position(9, 'Rep', '')),
    );
    server.on('/jobs/embed2.php', answer(body));
    const detail = { result: { jobOpening: { description: '<p>Throws pots.</p>' } } };
    server.on('/careers/*', answer(JSON.stringify(detail)));
    server.on('/careers/list', answer('', { status: 404 }));
    const pages = await read();
    const rows = pages.flatMap((page) => page.rows.map((row) => mapRow(bamboohr, row, source())));
    expect(rows).toMatchObject([
      {
        ...{ externalId: '7', title: 'Potter & Glazier', department: 'Works' },
        ...{ places: [{ text: 'Berlin, Germany' }], descriptionHtml: '<p>Throws pots.</p>' },
        applyUrl: `${server.url}/careers/7`,
      },
      { externalId: '8', department: 'Works', places: [{ text: '' }] },
      { externalId: '9', title: 'Rep', department: 'Sales' },
    ]);
    expect(pages.at(-1)).toMatchObject({ complete: true, notModified: false });
    expect((await read(pages.at(-1)?.cursor)).flatMap((page) => page.rows)).toEqual([]);
  });

  test('has no open position when the widget has none', async () => {
    server.on('/jobs/embed2.php', answer(widget()));
    expect(await read()).toMatchObject([{ rows: [], complete: true, notModified: false }]);
  });

  test('is not found when its page has no board', async () => {
    server.on('/jobs/embed2.php', answer('<html>Human resources for everybody</html>'));
    await expect(read()).rejects.toMatchObject({ reason: 'not_found' });
  });
});
