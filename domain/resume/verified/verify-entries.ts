import { foldText } from '../../common/text/fold-text.ts';
import { Anchors, textAt, type Anchor, type Item } from './anchors.ts';
import { datesAsStated, spansOfAnchors } from './entry-dates.ts';
import type { EntryShape } from './entry-shapes.ts';
import type { StatedSpan, StatedText } from './stated-text.ts';

/** Entries with only their stated values, and how many values were removed. */
export interface Verified<Value> {
  value: Value;
  removed: number;
}

/** Entries of one list: those that a model gave, and those that the rules found. */
export interface GivenEntries {
  given: readonly Item[];
  known: readonly Item[];
}

const NEAR_ABOVE = 2;
const NEAR_BELOW = 4;
const LEAST_SENTENCE_WORDS = 4;

/** Where an entry stands. */
interface Place {
  anchor: Anchor;
  span: StatedSpan | undefined;
  /** The last line before the next entry. */
  end: number;
}

/** Keeps the entries whose names stand in the text, with the values that stand at them. */
export function verifyEntries(
  text: StatedText,
  shape: EntryShape,
  entries: GivenEntries,
): Verified<Item[]> {
  const ofGiven = new Anchors(text, shape.names, entries);
  const ofKnown = new Anchors(text, shape.names, entries);
  const places = entries.given.map((item) => ofGiven.place(item));
  const others = entries.known.flatMap((item) => ofKnown.place(item) ?? []);
  const anchors = distinct([...places.flatMap((place) => place ?? []), ...others]);
  const spans = spansOfAnchors(anchors, text.spans);
  const kept: Item[] = [];
  let removed = 0;
  for (const [index, item] of entries.given.entries()) {
    const anchor = places[index] ?? null;
    const place = anchor && { anchor, span: spanAt(anchor, spans), end: endOf(anchor, anchors) };
    const members = place === null ? {} : keptMembers(text, shape, { item, place });
    const entry = isEntry(members, shape, entries.known) ? members : {};
    removed += countValues(item) - countValues(entry);
    if (Object.keys(entry).length > 0) kept.push(entry);
  }
  return { value: kept, removed };
}

/** Whether members make an entry: a title that stands somewhere in the text is no job. */
function isEntry(members: Item, shape: EntryShape, known: readonly Item[]): boolean {
  const names = shape.names.filter((name) => members[name] !== undefined);
  const isDated = shape.dates.some((date) => members[date] !== undefined);
  if (shape.isOneName || isDated || names.length > 1) return names.length > 0;
  return names.some((name) => known.some((item) => isSameText(item[name], members[name])));
}

function isSameText(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && foldText(one) === foldText(other);
}

/** The number of texts in an entry. */
export function countValues(item: unknown): number {
  if (typeof item === 'string') return item.trim() === '' ? 0 : 1;
  if (typeof item !== 'object' || item === null) return 0;
  return Object.values(item).reduce((sum: number, value) => sum + countValues(value), 0);
}

function distinct(anchors: readonly Anchor[]): Anchor[] {
  return anchors.filter(
    (one, index) =>
      anchors.findIndex(({ first, last }) => first === one.first && last === one.last) === index,
  );
}

function spanAt(anchor: Anchor, spans: ReadonlyMap<Anchor, StatedSpan>): StatedSpan | undefined {
  const same = [...spans.keys()].find(
    ({ first, last }) => first === anchor.first && last === anchor.last,
  );
  return same && spans.get(same);
}

function endOf({ last }: Anchor, anchors: readonly Anchor[]): number {
  return (
    Math.min(Infinity, ...anchors.map(({ first }) => first).filter((first) => first > last)) - 1
  );
}

function keptMembers(
  text: StatedText,
  shape: EntryShape,
  { item, place }: { item: Item; place: Place },
): Item {
  const { anchor, end } = place;
  const near = { from: anchor.first - NEAR_ABOVE, to: Math.min(anchor.last + NEAR_BELOW, end) };
  const nearby = shape.near.map((member) => {
    const value = textAt(item, member);
    return [member, isWithin(text, value, near) ? value : null];
  });
  const below = { from: anchor.first, to: end };
  const prose = shape.prose.map((member) => [member, statedProse(text, item[member], below)]);
  const members = [...namesAt(item, shape, anchor), ...datesAt(item, shape, place)];
  const all = [...members, ...nearby, ...prose].filter(([, value]) => value !== null);
  return withAddress(text, item, Object.fromEntries(all) as Item);
}

type Members = (readonly [string, string | null])[];

function namesAt(item: Item, { names }: EntryShape, { holds }: Anchor): Members {
  return names.map((name, index) => [name, holds[index] === true ? textAt(item, name) : null]);
}

function datesAt(item: Item, { dates }: EntryShape, { span }: Place): Members {
  const given = dates.map((member) => textAt(item, member));
  const stated = datesAsStated(given, span) ?? [];
  return dates.map((member, index) => [
    member,
    given[index] === '' ? null : (stated[index] ?? null),
  ]);
}

function withAddress(text: StatedText, item: Item, entry: Item): Item {
  const url = textAt(item, 'url');
  return url !== '' && text.holdsAddress(url) ? { ...entry, url } : entry;
}

interface Lines {
  from: number;
  to: number;
}

function statedProse(text: StatedText, value: unknown, lines: Lines): string | string[] | null {
  if (typeof value === 'string') return isWithin(text, value, lines) ? value.trim() : null;
  if (!Array.isArray(value)) return null;
  const kept = value.flatMap((one: unknown) =>
    typeof one === 'string' && isWithin(text, one, lines) ? [one.trim()] : [],
  );
  return kept.length > 0 ? kept : null;
}

function isWithin(text: StatedText, value: string, { from, to }: Lines): boolean {
  if (value.trim() === '') return false;
  const isSentence = value.trim().split(/\s+/).length >= LEAST_SENTENCE_WORDS;
  const places = isSentence ? text.findPassage(value) : text.find(value);
  return places.some(({ first }) => first >= from && first <= to);
}
