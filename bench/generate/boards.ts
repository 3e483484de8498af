import { createRandom, type Random } from '../../tools/seed/random.ts';
import type { MarketWords } from './market-words.ts';
import { createDescriptionMaker } from './descriptions.ts';
import { countOf, createUrn } from './random.ts';
import { createTitleMaker } from './titles.ts';

/** Makes job boards as the Ashby job board API answers them. */
export interface BoardMaker {
  /** The JSON text of a board, piece by piece: a board of any size in little memory. */
  board(postings: number): Generator<string>;
}

const DAY_MS = 86_400_000;
const POSTED_DAYS = 120;
const STATES_PAY = 0.35;
const HEX = 16;

const employment = createUrn([
  ['FullTime', 88],
  ['Contract', 5],
  ['Intern', 4],
  ['PartTime', 3],
] as const);

/** Successive boards hold different postings; the same seed makes the same boards. */
export function createBoardMaker(words: MarketWords, seed: number, nowMs: number): BoardMaker {
  const random = createRandom(seed);
  const titles = createTitleMaker(words.titles);
  const locations = createUrn([...countOf(words.locations)]);
  const departments = createUrn([...countOf(words.departments)]);
  const descriptions = createDescriptionMaker(words.descriptionLengths);
  const posting = () => {
    const title = titles.make(random);
    const descriptionHtml = descriptions.make(random, title);
    const id = uuid(random);
    return {
      id,
      title,
      department: departments.draw(random),
      team: departments.draw(random),
      employmentType: employment.draw(random),
      location: locations.draw(random),
      secondaryLocations: random.chance(0.12) ? [{ location: locations.draw(random) }] : [],
      publishedAt: new Date(nowMs - random.next() * POSTED_DAYS * DAY_MS).toISOString(),
      isListed: true,
      isRemote: random.chance(0.3),
      address: { postalAddress: {} },
      jobUrl: `https://jobs.example.com/board/${id}`,
      applyUrl: `https://jobs.example.com/board/${id}/application`,
      descriptionHtml,
      descriptionPlain: descriptionHtml.replace(/<[^>]*>/gu, ' '),
      ...(random.chance(STATES_PAY) && pay(random)),
    };
  };
  return {
    *board(postings) {
      yield '{"apiVersion":"1","jobs":[';
      for (let made = 0; made < postings; made += 1) {
        yield `${made === 0 ? '' : ','}${JSON.stringify(posting())}`;
      }
      yield ']}';
    },
  };
}

function pay(random: Random) {
  const minValue = 40_000 + random.below(32) * 5_000;
  const component = {
    compensationType: 'Salary',
    interval: '1 YEAR',
    currencyCode: random.pick(['USD', 'USD', 'EUR', 'GBP']),
    minValue,
    maxValue: minValue + 10_000 + random.below(12) * 5_000,
  };
  return {
    shouldDisplayCompensationOnJobPostings: true,
    compensation: {
      compensationTiers: [{ components: [component] }],
      summaryComponents: [component],
    },
  };
}

function uuid(random: Random): string {
  const digits = (count: number) =>
    Array.from({ length: count }, () => random.below(HEX).toString(HEX)).join('');
  return [8, 4, 4, 4, 12].map(digits).join('-');
}
