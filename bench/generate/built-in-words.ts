import { createRandom } from '../../tools/seed/random.ts';
import { createUrn } from './random.ts';

const ranks = createUrn<string>([
  ['', 50],
  ['Senior ', 20],
  ['Staff ', 5],
  ['Lead ', 5],
  ['Principal ', 3],
  ['Junior ', 2],
  ['Sr. ', 2],
  ['Associate ', 3],
  ['Director of ', 3],
  ['Head of ', 2],
]);

const fields =
  'Software,Backend,Frontend,Full Stack,Data,Machine Learning,AI,Product,Account,Sales,Customer Success,Marketing,Operations,Platform,Security,Infrastructure,Growth,Enterprise,Finance,Legal,People,Design,Research,Mobile,iOS,Android,Cloud,Network,Quality,Support,Field,Business Development,Supply Chain,Clinical,Mechanical,Electrical,Revenue,Partnerships,Content,Brand'.split(
    ',',
  );
const roles =
  'Engineer,Manager,Executive,Designer,Analyst,Specialist,Developer,Representative,Scientist,Architect,Technician,Coordinator,Consultant,Administrator,Strategist,Recruiter,Intern,Nurse,Counsel,Accountant'.split(
    ',',
  );
const endings = createUrn<string>([
  ['', 55],
  [', Europe', 4],
  [' (Remote)', 6],
  [' - Enterprise', 4],
  [', Payments', 3],
  [' (m/f/d)', 4],
  [' II', 4],
  [', Developer Tools', 3],
  [' - Night Shift', 2],
  [', North America', 3],
  [' (Contract)', 3],
  [', Applied AI', 4],
]);

const TITLES = 6_000;
const SEED = 11;

/** Titles of a fictional market: few words are everywhere, most are rare. */
export function builtInTitles(): string[] {
  const random = createRandom(SEED);
  const usual = (words: string[]) =>
    createUrn(words.map((word, rank) => [word, 1 / (rank + 2)] as const));
  const field = usual(fields);
  const role = usual(roles);
  return Array.from(
    { length: TITLES },
    () => `${ranks.draw(random)}${field.draw(random)} ${role.draw(random)}${endings.draw(random)}`,
  );
}

export const builtInDepartments =
  'Engineering,Engineering,Engineering,Sales,Sales,Operations,Product,Marketing,Customer Success,Design,Finance,People,Data,Legal,Support'.split(
    ',',
  );

export const builtInLocations = [
  ...['San Francisco, CA', 'San Francisco, CA', 'New York, NY', 'New York, NY', 'Remote'],
  ...['London, UK', 'London, UK', 'Remote - US', 'Berlin, Germany', 'Singapore', 'Paris, France'],
  ...['Toronto, Canada', 'Bengaluru, India', 'Dublin, Ireland', 'Austin, TX', 'Seattle, WA'],
  ...['Boston, MA', 'Munich, Germany', 'Amsterdam, Netherlands', 'Madrid, Spain', 'Tokyo, Japan'],
  ...['Sydney, Australia', 'Chicago, IL', 'Warsaw, Poland', 'São Paulo, Brazil', 'Mexico City'],
  ...['Stockholm, Sweden', 'Zürich, Switzerland', 'Tel Aviv, Israel', 'Denver, CO', 'Remote - UK'],
];
