import { expect, test } from '@jest/globals';
import { connectorOf } from '../../connectors/registry.ts';
import { mapRow } from '../support/market/read-connector.ts';

// Promise: metadata with names of the employer's own is read by its name.
test.each([
  [{ Location: 'New York', 'Workplace Type': 'Remote' }, 'Remote', null],
  [{ 'Location Type': 'Hybrid', Location: 'New York' }, 'Hybrid', null],
  [{ workplace: 'On-site', Job: 'Potter', 'Job Type': 'Part-time' }, 'On-site', 'Part-time'],
  [{ 'remote-policy': 'Remote', Commitment: 'Intern' }, 'Remote', 'Intern'],
  [{ Location: 'New York', Job: 'Potter' }, null, null],
])('the metadata %j', (named, workplaceLabel, employmentLabel) => {
  const metadata = Object.entries(named).map(([name, value]) => ({ name, value }));
  const row = { id: 1, title: 'Potter', metadata };
  const posting = mapRow(connectorOf('greenhouse'), row, { token: 'acme', companyName: 'Acme' });
  expect(posting).toMatchObject({ workplaceLabel, employmentLabel });
});
