import { describe, expect, it } from '@jest/globals';
import { hostedContent } from '../../../domain/hiring/market-posting.ts';
import { employmentTypes, seniorityLevels, workplaceTypes } from '../../../domain/market/enums.ts';
import { makeJobCompany } from '../../storage/market/market-fixture.ts';
import { makeOrganization, makePosting } from './hiring-fixture.ts';

const company = makeJobCompany('Harbour Clockworks');
const inMarket = (differences: Parameters<typeof makePosting>[0]) =>
  hostedContent(makePosting(differences), makeOrganization(), company);

/** What an employer states is what the market shows, whatever title and text would suggest. */
describe('a hosted role as the market reads it', () => {
  const title = 'Senior Remote Intern (part-time)';

  it.each(workplaceTypes)('workplace %s', (workplaceType) => {
    expect(inMarket({ title, workplaceType }).workplaceType).toBe(workplaceType);
  });

  it.each(employmentTypes)('employment %s', (employmentType) => {
    expect(inMarket({ title, employmentType }).employmentType).toBe(employmentType);
  });

  it.each(seniorityLevels)('seniority %s', (seniorityLevel) => {
    expect(inMarket({ title, seniorityLevel }).seniorityLevel).toBe(seniorityLevel);
  });

  it('infers what is not stated, as for any feed', () => {
    expect(inMarket({ title: 'Senior Clock Engineer' }).seniorityLevel).toBe('senior');
  });
});
