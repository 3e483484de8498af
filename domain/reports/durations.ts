/** Durations kept one by one. Beyond them, each is kept to half a per cent, so that memory stays bounded. */
const EXACT = 2_000;
const STEP = Math.log(1.005);

/** Collects durations for their quantiles. */
export class Durations {
  #exact: number[] = [];
  #rounded: Map<number, number> | null = null;
  #count = 0;

  add(ms: number): void {
    this.#count += 1;
    if (this.#rounded !== null) addTo(this.#rounded, ms);
    else if (this.#exact.push(ms) > EXACT) this.#round();
  }

  get count(): number {
    return this.#count;
  }

  /** The median in whole seconds, between the two middle ones of an even number; null without any. */
  get medianSeconds(): number | null {
    if (this.#count === 0) return null;
    const middle = (this.#count - 1) / 2;
    return seconds((this.#at(Math.floor(middle)) + this.#at(Math.ceil(middle))) / 2);
  }

  /** The duration in whole seconds that nine of ten do not exceed; null without any. */
  get p90Seconds(): number | null {
    if (this.#count === 0) return null;
    return seconds(this.#at(Math.ceil(this.#count * 0.9) - 1));
  }

  #round(): void {
    this.#rounded = new Map();
    for (const ms of this.#exact) addTo(this.#rounded, ms);
    this.#exact = [];
  }

  /** The duration at a place of the sorted ones. */
  #at(place: number): number {
    if (this.#rounded === null) {
      this.#exact.sort((a, b) => a - b);
      return this.#exact[place] ?? 0;
    }
    let before = 0;
    for (const [slot, count] of [...this.#rounded].sort(([a], [b]) => a - b)) {
      before += count;
      if (before > place) return Math.expm1(slot * STEP);
    }
    return 0;
  }
}

function addTo(rounded: Map<number, number>, ms: number): void {
  const slot = Math.round(Math.log1p(ms) / STEP);
  rounded.set(slot, (rounded.get(slot) ?? 0) + 1);
}

function seconds(ms: number): number {
  return Math.round(ms / 1_000);
}
