import { foldText } from '../../common/text/fold-text.ts';
import type { Occurrence, StatedText } from './stated-text.ts';

export type Item = Readonly<Record<string, unknown>>;

/** The names of an entry that stand in the text, and the lines that they take. */
export interface Anchor {
  first: number;
  last: number;
  /** Which of its two names stand there. */
  holds: readonly [boolean, boolean];
}

interface NamedLine {
  name: string;
  line: number;
}

/** Finds entries by their two names. */
export class Anchors {
  private readonly text: StatedText;
  private readonly names: readonly [string, string];
  private readonly leaders: NamedLine[];
  private readonly knownPairs: Set<string>;
  private readonly places = new Map<string, readonly Occurrence[]>();
  private readonly taken = new Set<Occurrence>();

  constructor(
    text: StatedText,
    names: readonly [string, string],
    entries: { given: readonly Item[]; known: readonly Item[] },
  ) {
    this.text = text;
    this.names = names;
    const leaders = [...entries.given, ...entries.known].map((item) => textAt(item, names[0]));
    this.leaders = [...new Set(leaders.filter((name) => name !== ''))].flatMap((name) =>
      text.find(name).map(({ first }) => ({ name: foldText(name), line: first })),
    );
    this.knownPairs = new Set(entries.known.map((item) => this.pairOf(item)));
  }

  /** The place of an entry; null when its first name, or without one the second, is not in the text. Each place belongs to one entry. */
  place(item: Item): Anchor | null {
    const [leads, follows] = this.names.map((name) => this.placesOf(textAt(item, name))) as [
      readonly Occurrence[],
      readonly Occurrence[],
    ];
    if (leads.length === 0 && textAt(item, this.names[0]) !== '') return null;
    const pair = this.nearestPair(leads, follows);
    if (pair === null)
      return this.single(leads, [true, false]) ?? this.single(follows, [false, true]);
    if (!this.belongs(item, pair)) return this.single(leads, [true, false]);
    const [lead, follow] = pair;
    // The role of a group stands apart from its employer.
    const first = follow.first - lead.first > 1 ? follow.first : Math.min(lead.first, follow.first);
    this.taken.add(lead).add(follow);
    return { first, last: Math.max(lead.last, follow.last), holds: [true, true] };
  }

  private nearestPair(
    leads: readonly Occurrence[],
    follows: readonly Occurrence[],
  ): [Occurrence, Occurrence] | null {
    let best: [Occurrence, Occurrence] | null = null;
    const gapOf = ([lead, follow]: [Occurrence, Occurrence]) => Math.abs(lead.first - follow.first);
    for (const lead of leads) {
      for (const follow of follows) {
        const pair: [Occurrence, Occurrence] = [lead, follow];
        if (!this.taken.has(follow) && (best === null || gapOf(pair) < gapOf(best))) best = pair;
      }
    }
    return best;
  }

  /** Whether the second name stands at the first one, and not at that of another entry. */
  private belongs(item: Item, [lead, follow]: [Occurrence, Occurrence]): boolean {
    const own = foldText(textAt(item, this.names[0]));
    const gap = Math.abs(lead.first - follow.first);
    const others = this.leaders.filter(({ name }) => name !== own);
    const nearest = Math.min(Infinity, ...others.map(({ line }) => Math.abs(line - follow.first)));
    if (gap < nearest) return true;
    if (gap === nearest) return this.knownPairs.has(this.pairOf(item));
    const isBetween = others.some(({ line }) => line > lead.first && line <= follow.first);
    return lead.first < follow.first && !isBetween && nearest > 1;
  }

  private single(places: readonly Occurrence[], holds: Anchor['holds']): Anchor | null {
    const free = places.find((place) => !this.taken.has(place));
    if (free === undefined) return null;
    this.taken.add(free);
    return { ...free, holds };
  }

  /** The same places for the same name, so that they can be marked as taken. */
  private placesOf(name: string): readonly Occurrence[] {
    const key = foldText(name);
    const places = this.places.get(key) ?? this.text.find(name);
    this.places.set(key, places);
    return places;
  }

  private pairOf(item: Item): string {
    return this.names.map((name) => foldText(textAt(item, name))).join('\n');
  }
}

/** A text member of an entry; empty without one. */
export function textAt(item: Item, member: string): string {
  const value = item[member];
  return typeof value === 'string' ? value.trim() : '';
}
