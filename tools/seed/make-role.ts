import type { EmploymentType, SeniorityLevel, WorkplaceType } from '../../domain/market/enums.ts';
import { describeRole } from './describe-role.ts';
import { fill } from './fill.ts';
import { payOf, wordedPay } from './pay-of.ts';
import { phrasesOf } from './phrases/all-phrases.ts';
import type { Phrases } from './phrases/phrases.ts';
import { placesOf } from './places-of.ts';
import { createRandom, type Random } from './random.ts';
import type { Employer, Place, Role, RolePay } from './role.ts';
import type { Country } from './words/countries.ts';
import { trades, type Trade, type TradeId } from './words/trades.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const WORKPLACES: readonly (readonly [WorkplaceType, number])[] = [
  ['on_site', 40],
  ['hybrid', 35],
  ['remote', 25],
];
const EMPLOYMENTS: readonly (readonly [EmploymentType, number])[] = [
  ['full_time', 86],
  ['part_time', 6],
  ['contract', 5],
  ['temporary', 3],
];
/** Null: the title does not say. */
const LEVELS: readonly (readonly [SeniorityLevel | null, number])[] = [
  [null, 42],
  ['senior', 20],
  ['entry', 8],
  ['lead', 7],
  ['manager', 5],
  ['mid', 4],
  ['internship', 4],
  ['staff', 3],
  ['director', 3],
  ['new_grad', 2],
  ['principal', 2],
  ['vp', 1],
  ['executive', 0.5],
];
/** Work that is done on site. */
const HANDS_ON = new Set<TradeId>(['logistics', 'nursing', 'hospitality']);
/** Feeds with members for pay. */
const STRUCTURED_PAY = new Set(['ashby', 'greenhouse', 'lever', 'recruitee', 'json_ld']);

/** An employer's open role by number, as it looks on the day that starts at `dayMs`. */
export function makeRole(employer: Employer, index: number, dayMs: number): Role {
  const random = createRandom(`${employer.slug} role ${index}`);
  const facts = factsOf(random, employer);
  const { title, pay, payText, phrases, places } = facts;
  return {
    id: uuidOf(random),
    number: random.int(4_000_000, 9_999_999),
    employer,
    title,
    department: facts.trade.department,
    level: facts.level,
    employment: facts.employment,
    workplace: facts.workplace,
    places,
    language: phrases.code,
    pay,
    payText,
    sections: describeRole(random, {
      employer,
      phrases,
      title,
      tradeId: facts.tradeId,
      place: places[0],
      payText,
    }),
    ...timesOf(random, dayMs),
  };
}

function factsOf(random: Random, employer: Employer) {
  const tradeChoice = random.pick(employer.trades);
  const workplace = HANDS_ON.has(tradeChoice) ? 'on_site' : random.weighted(WORKPLACES);
  const places = placesOf(random, workplace, employer.offices);
  const phrases = languageOf(random, places[0]);
  const tradeId = phrases.trades[tradeChoice] ? tradeChoice : random.pick(tradesIn(phrases));
  const trade = trades[tradeId];
  const level = random.weighted(LEVELS.filter(([one]) => isUsed(one, trade, phrases)));
  const employment = level === 'internship' ? 'internship' : random.weighted(EMPLOYMENTS);
  const title = titleOf(random, { tradeId, trade, level, phrases, place: places[0] });
  const country = places[0]?.country ?? employer.home;
  const canBeStructured = STRUCTURED_PAY.has(employer.kind);
  const { generosity } = employer;
  const pay = random.chance(payShare(country))
    ? payOf(random, { trade, level, employment, country, generosity, canBeStructured })
    : null;
  const payText = wordsFor(random, pay, phrases);
  return { tradeId, trade, workplace, places, phrases, level, employment, title, pay, payText };
}

function tradesIn(phrases: Phrases): TradeId[] {
  return Object.keys(phrases.trades) as TradeId[];
}

/** Where the law asks for pay in postings, most have it. */
function payShare({ code }: Country): number {
  return ['US', 'CA', 'GB', 'AT', 'PL', 'DE'].includes(code) ? 0.75 : 0.5;
}

/** Structured pay is sometimes repeated in the text; other pay is only in the text. */
function wordsFor(random: Random, pay: RolePay | null, phrases: Phrases): string | null {
  if (pay === null || (pay.isStructured && random.chance(0.6))) return null;
  return wordedPay(pay, phrases);
}

function languageOf(random: Random, place: Place | undefined): Phrases {
  const local = place?.country?.language ?? 'en';
  return phrasesOf(random.chance(0.55) ? local : 'en');
}

function isUsed(level: SeniorityLevel | null, trade: Trade, phrases: Phrases): boolean {
  if (level === null) return true;
  if (phrases.levels[level] === undefined) return false;
  if (level === 'executive') return trade.chief !== null;
  const isTechnicalLevel = level === 'staff' || level === 'principal';
  return !isTechnicalLevel || trade.isTechnical;
}

interface TitleInput {
  tradeId: TradeId;
  trade: Trade;
  level: SeniorityLevel | null;
  phrases: Phrases;
  place: Place | undefined;
}

function titleOf(random: Random, { tradeId, trade, level, phrases, place }: TitleInput): string {
  const title = random.pick(phrases.trades[tradeId]?.titles ?? trade.titles);
  const forms = level === null ? undefined : phrases.levels[level];
  const { field, chief, department } = trade;
  const ending = fill(random.pick(phrases.titleEndings), {
    city: nameOf(place),
    department,
  });
  const leveled = fill(random.pick(forms ?? ['{title}']), { title, field, chief: chief ?? '' });
  return `${leveled}${ending}`;
}

function nameOf(place: Place | undefined): string {
  return place?.city ?? place?.country?.name ?? 'Worldwide';
}

function uuidOf(random: Random): string {
  return [8, 4, 4, 4, 12].map((length) => random.hex(length)).join('-');
}

/** Most roles are a few weeks old. None is from the day itself, so that it is in the past at any hour. */
function timesOf(random: Random, dayMs: number) {
  const ageDays = Math.floor(random.next() ** 2 * 75);
  const postedAt =
    dayMs - ageDays * DAY_MS - random.int(1, 14) * HOUR_MS - random.int(0, 59) * 60_000;
  const updatedAt = postedAt + Math.floor(random.next() * (dayMs - postedAt));
  const closesAt = random.chance(0.2) ? dayMs + random.int(10, 60) * DAY_MS : null;
  return { postedAt, updatedAt: updatedAt - (updatedAt % 1000), closesAt };
}
