import { fill } from './fill.ts';
import { money } from './pay-of.ts';
import type { Phrases } from './phrases/phrases.ts';
import type { Random } from './random.ts';
import type { Employer, Place, Section } from './role.ts';
import type { Country } from './words/countries.ts';
import { trades, type TradeId } from './words/trades.ts';

export interface DescriptionInput {
  employer: Employer;
  phrases: Phrases;
  title: string;
  tradeId: TradeId;
  place: Place | undefined;
  payText: string | null;
}

/** The text of a posting: 300 to 600 words in English, fewer in the other languages. */
export function describeRole(random: Random, input: DescriptionInput): Section[] {
  const { phrases, payText } = input;
  const { headings } = phrases;
  const slots = slotsOf(random, input);
  const words = wordsOf(input);
  const some = (texts: readonly string[], fewest: number, most: number): string[] =>
    random.sample(texts, random.int(fewest, most)).map((text) => fill(text, slots));
  const sections = [
    prose(null, [...some(words.who, 1, 1), ...some(phrases.about, 2, 2)]),
    prose(headings.role, [some(phrases.role, 2, 3).join(' ')]),
    list(headings.tasks, [...some(words.tasks, 4, 8), ...some(phrases.tasks, 2, 3)]),
    list(headings.needs, [...some(words.needs, 4, 6), ...some(phrases.needs, 3, 5)]),
    list(headings.extras, random.chance(0.7) ? some(words.extras, 2, 4) : []),
    list(headings.offers, some(phrases.offers, 4, 7)),
    prose(headings.pay, payText === null ? [] : some(phrases.pay, 1, 1)),
    prose(headings.process, some(phrases.process, 1, 1)),
    prose(null, some(phrases.closing, 1, 1)),
  ];
  return sections.filter(({ paragraphs, items }) => paragraphs.length + items.length > 0);
}

function prose(heading: string | null, paragraphs: string[]): Section {
  return { heading, paragraphs, items: [] };
}

function list(heading: string, items: string[]): Section {
  return { heading, paragraphs: [], items };
}

/** English speaks of the industry and the trade; the other languages have tasks by trade only. */
function wordsOf({ employer, phrases, tradeId }: DescriptionInput) {
  const tasks = phrases.trades[tradeId]?.tasks ?? [];
  if (phrases.code !== 'en') {
    return { who: [], tasks, needs: [], extras: phrases.extras };
  }
  const { needs, extras } = trades[tradeId];
  return { who: employer.industry.about, tasks, needs, extras };
}

function slotsOf(
  random: Random,
  { employer, phrases, title, tradeId, place, payText }: DescriptionInput,
): Record<string, string> {
  const { department, tools } = trades[tradeId];
  const [tool = '', other = ''] = random.sample(tools, 2);
  const country = place?.country ?? employer.home;
  return {
    company: employer.name,
    domain: employer.domain,
    city: place?.city ?? mainCity(employer),
    title,
    article: /^[AEIOU]/.test(title) ? 'an' : 'a',
    department,
    tool,
    other,
    product: random.pick(employer.industry.products),
    users: random.pick(employer.industry.users),
    pay: payText ?? '',
    perk: perkOf(country, phrases),
  };
}

function mainCity({ offices }: Employer): string {
  return offices[0]?.name ?? '';
}

/** Money that is no pay. */
function perkOf({ payLevel, perUsd, currency }: Country, phrases: Phrases): string {
  return money(twoDigits(1_500 * payLevel * perUsd), currency, phrases);
}

function twoDigits(amount: number): number {
  const step = 10 ** (Math.floor(Math.log10(amount)) - 1);
  return Math.round(amount / step) * step;
}
