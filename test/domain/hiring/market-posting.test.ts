import { describe, expect, it } from '@jest/globals';
import { noOverrides } from '../../../domain/hiring/board-features.ts';
import { hostedContent } from '../../../domain/hiring/market-posting.ts';
import {
  changedContent,
  emptyContent,
  postingChanges,
} from '../../../domain/hiring/posting-input.ts';
import { resolvePlaces } from '../../../domain/hiring/places.ts';
import { employmentTypes, seniorityLevels, workplaceTypes } from '../../../domain/market/enums.ts';
import { makeJobCompany } from '../../storage/market/market-fixture.ts';
import { makeOrganization, makePosting } from './hiring-fixture.ts';

const company = makeJobCompany('Harbour Clockworks');
const inMarket = (differences: Parameters<typeof makePosting>[0]) =>
  hostedContent(makePosting(differences), makeOrganization(), company);

/** Promise: the market shows the values that an employer states, whatever title and text suggest. */
describe('a hosted role as a posting of the market', () => {
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

  it.each([
    ['description_text', `${'&\n'.repeat(99_995)}It ticks.`],
    ['description_html', `<p>${'&'.repeat(199_000)}</p><p>It ticks.</p>`],
  ])('keeps all of a %s that grows when it is written as HTML', (member, text) => {
    expect(text.length).toBeLessThanOrEqual(200_000);
    const changes = postingChanges.parse({ [member]: text });
    const content = changedContent(emptyContent('Clock Mechanic'), changes);
    expect(content.descriptionHtml.length).toBeGreaterThan(400_000);
    expect(content.descriptionText).toMatch(/It ticks\.$/);
    expect(inMarket(content).descriptionText).toBe(content.descriptionText);
  });

  it('infers values that are not stated, as for any feed', () => {
    expect(inMarket({ title: 'Senior Clock Engineer' }).seniorityLevel).toBe('senior');
  });

  it('extracts pay from the text, unless pay is hidden', () => {
    const descriptionHtml = '<p>You keep the clock for $150,000 - $170,000 a year.</p>';
    const role = { descriptionHtml, locations: resolvePlaces([{ text: 'Boston, MA, US' }]) };
    expect(inMarket(role).salary).toMatchObject({ min: 150_000, max: 170_000, source: 'text' });
    const features = { ...noOverrides, showSalary: false };
    expect(inMarket({ ...role, features }).salary).toBeNull();
  });
});
