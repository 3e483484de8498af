/** Requests in flight to an endpoint in this process. */
const MAX_RUNNING = {
  usual: 10,
  /** For an endpoint that answers within `PROMPT_MS` on average, so that none waits long. */
  prompt: 20,
  /** For an endpoint whose last request failed, or that has not answered yet. */
  unproven: 2,
};
const PROMPT_MS = 100;
const MAX_WAITING = 20;
/** How long an attempt may wait here before it gives its worker slot to others. */
const PATIENCE_MS = 1_000;
const SHORTEST_REQUEST_MS = 20;
/**
 * An endpoint that has been silent for longer is tried again after as long as it has been silent, at most an hour.
 */
const LONGEST_TURN_MS = 5 * 60_000;
const LONGEST_SILENT_TURN_MS = 60 * 60_000;
/** Weight of the latest duration in the average. */
const LATEST = 0.3;

/** Permission to send. Call `leave` when done, with null when nothing was sent. */
export interface Pass {
  leave(answered: boolean | null): void;
}

/** Permission to send, or the milliseconds until the next request: turns are assigned in order. */
export type Entered = Pass | { comeBackMs: number };

export interface LineEvents {
  /** A request was sent and has ended. */
  onLeft(answered: boolean, tookMs: number): void;
  /** Nothing is in flight and nothing needs to be remembered. */
  onIdle(): void;
}

/** The requests to one endpoint. */
export class EndpointLine {
  private readonly startTimes = new Set<{ at: number }>();
  private readonly waiting = new Set<(pass: Pass) => void>();
  private answering: boolean;
  private silentSince: number | null = null;
  private averageMs: number;
  private lastTurnAt = 0;
  private readonly events: LineEvents;

  /** `quickMs`: the duration of its last request, if it was fast. */
  constructor(events: LineEvents, quickMs: number | undefined) {
    this.events = events;
    this.answering = quickMs !== undefined;
    this.averageMs = quickMs ?? 0;
  }

  /** Without queueing; null when there is no room or a request has been in flight for longer than this. */
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

  /** Turns are as far apart as the endpoint's duration, so that each is requested about once. */
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
