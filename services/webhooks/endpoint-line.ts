/** How many requests an endpoint may have in flight in this process. */
const MAX_RUNNING = {
  usual: 10,
  /** Of one that answers within `PROMPT_MS` on average: none of them waits for long. */
  prompt: 20,
  /** Of one whose last request went without an answer, or that has not answered yet. */
  unproven: 2,
};
const PROMPT_MS = 100;
const MAX_WAITING = 20;
/** How long an attempt may stand in line here; after that it gives its place in the worker to others. */
const PATIENCE_MS = 1_000;
const SHORTEST_REQUEST_MS = 20;
/** Who is silent for longer than this is asked again within as long as that has been, and within an hour. */
const LONGEST_TURN_MS = 5 * 60_000;
const LONGEST_SILENT_TURN_MS = 60 * 60_000;
/** Weight of the latest duration in their average. */
const LATEST = 0.3;

/** Leave to send; `leave` must be called in the end, with null when nothing was sent. */
export interface Pass {
  leave(answered: boolean | null): void;
}

/** Leave to send, or after how many milliseconds to ask for it again: turns are given out one after the other. */
export type Entered = Pass | { comeBackMs: number };

export interface LineEvents {
  /** A request was sent, and is over. */
  onLeft(answered: boolean, tookMs: number): void;
  /** Nothing is under way, and there is nothing to remember. */
  onIdle(): void;
}

/** The requests of one endpoint. */
export class EndpointLine {
  private readonly startTimes = new Set<{ at: number }>();
  private readonly waiting = new Set<(pass: Pass) => void>();
  private answering: boolean;
  private silentSince: number | null = null;
  private averageMs: number;
  private lastTurnAt = 0;
  private readonly events: LineEvents;

  /** `quickMs`: how long its last request took, where an earlier line saw it answered soon. */
  constructor(events: LineEvents, quickMs: number | undefined) {
    this.events = events;
    this.answering = quickMs !== undefined;
    this.averageMs = quickMs ?? 0;
  }

  /** Without standing in line; null where there is no room, or somebody has been under way for longer than this. */
  enterAtOnce(longestMs: number): Pass | null {
    return this.hasRoom() && this.oldestMs() <= longestMs ? this.start() : null;
  }

  enter(): Promise<Entered> {
    if (this.hasRoom()) return Promise.resolve(this.start());
    if (this.waiting.size >= MAX_WAITING) return Promise.resolve({ comeBackMs: this.nextTurn() });
    return new Promise((resolve) => {
      const admit = (pass: Pass) => {
        clearTimeout(patience);
        resolve(pass);
      };
      const patience = setTimeout(() => {
        this.waiting.delete(admit);
        resolve({ comeBackMs: this.nextTurn() });
      }, PATIENCE_MS);
      this.waiting.add(admit);
    });
  }

  private hasRoom(): boolean {
    return this.startTimes.size < this.limit();
  }

  private limit(): number {
    if (!this.answering) return MAX_RUNNING.unproven;
    return this.averageMs <= PROMPT_MS ? MAX_RUNNING.prompt : MAX_RUNNING.usual;
  }

  private start(): Pass {
    const started = { at: Date.now() };
    this.startTimes.add(started);
    return {
      leave: (answered) => {
        this.startTimes.delete(started);
        if (answered !== null) this.learn(answered, Date.now() - started.at);
        this.admitWaiting();
        if (this.startTimes.size === 0 && this.silentSince === null) this.events.onIdle();
      },
    };
  }

  private learn(answered: boolean, tookMs: number): void {
    this.answering = answered;
    this.silentSince = answered ? null : (this.silentSince ?? Date.now());
    this.averageMs += (tookMs - this.averageMs) * (this.averageMs === 0 ? 1 : LATEST);
    this.events.onLeft(answered, tookMs);
  }

  private oldestMs(): number {
    const [oldest] = this.startTimes;
    return oldest === undefined ? 0 : Date.now() - oldest.at;
  }

  private admitWaiting(): void {
    for (const admit of this.waiting) {
      if (!this.hasRoom()) return;
      this.waiting.delete(admit);
      admit(this.start());
    }
  }

  /** Turns are as far apart as the endpoint takes for each, so that each is asked for about once. */
  private nextTurn(): number {
    const now = Date.now();
    const takes = Math.max(this.averageMs, this.oldestMs(), SHORTEST_REQUEST_MS);
    const apart = takes / this.limit();
    this.lastTurnAt = Math.max(this.lastTurnAt, now + PATIENCE_MS) + apart;
    const wait = this.lastTurnAt - now;
    const longest = this.longestTurnMs(now);
    return Math.round(wait < longest ? wait : longest * (0.5 + Math.random() / 2));
  }

  private longestTurnMs(now: number): number {
    const silentMs = now - (this.silentSince ?? now);
    return Math.min(Math.max(silentMs, LONGEST_TURN_MS), LONGEST_SILENT_TURN_MS);
  }
}
