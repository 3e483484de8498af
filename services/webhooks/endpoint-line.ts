/** Requests in flight to an endpoint in this process. */
const MAX_RUNNING = {
  usual: 10,
  /** For an endpoint that answers within `PROMPT_MS` on average, so that none waits long. */
  prompt: 20,
  /** For an endpoint whose last request failed, or that has not answered yet. */
  unproven: 2,
};
const PROMPT_MS = 100;
/** A prompt endpoint answers about as many while the last one waits. */
const MAX_WAITING = 200;
/** How long an attempt may wait here. */
const MAX_WAIT_MS = 1_000;
/** Weight of the latest duration in the average. */
const LATEST = 0.3;

/** Permission to send. Call `leave` when done, with null when nothing was sent. A second call changes nothing. */
export interface Pass {
  leave(answered: boolean | null): void;
}

export interface LineEvents {
  /** A request was sent and has ended. */
  onLeft(answered: boolean, tookMs: number): void;
  /** Nothing is in flight. */
  onIdle(): void;
}

/** The requests to one endpoint. */
export class EndpointLine {
  private running = 0;
  private readonly waiting = new Set<(pass: Pass) => void>();
  private answering: boolean;
  private averageMs: number;
  private readonly events: LineEvents;

  /** `answeredInMs`: the duration of its last request; undefined when it did not answer. */
  constructor(events: LineEvents, answeredInMs: number | undefined) {
    this.events = events;
    this.answering = answeredInMs !== undefined;
    this.averageMs = answeredInMs ?? 0;
  }

  /** Permissions are given in the order of the calls; null after a second without one. */
  enter(): Promise<Pass | null> {
    if (this.hasRoom()) return Promise.resolve(this.start());
    if (this.waiting.size >= MAX_WAITING) return Promise.resolve(null);
    return new Promise((resolve) => {
      const admit = (pass: Pass) => {
        clearTimeout(timer);
        resolve(pass);
      };
      const timer = setTimeout(() => {
        this.waiting.delete(admit);
        resolve(null);
      }, MAX_WAIT_MS);
      this.waiting.add(admit);
    });
  }

  private hasRoom(): boolean {
    return this.running < this.limit();
  }

  private limit(): number {
    if (!this.answering) return MAX_RUNNING.unproven;
    return this.averageMs <= PROMPT_MS ? MAX_RUNNING.prompt : MAX_RUNNING.usual;
  }

  private start(): Pass {
    const startedAt = Date.now();
    let isInside = true;
    this.running += 1;
    return {
      leave: (answered) => {
        if (!isInside) return;
        isInside = false;
        this.running -= 1;
        if (answered !== null) this.learn(answered, Date.now() - startedAt);
        this.admitWaiting();
        if (this.running === 0) this.events.onIdle();
      },
    };
  }

  private learn(answered: boolean, tookMs: number): void {
    this.answering = answered;
    this.averageMs += (tookMs - this.averageMs) * (this.averageMs === 0 ? 1 : LATEST);
    this.events.onLeft(answered, tookMs);
  }

  private admitWaiting(): void {
    for (const admit of this.waiting) {
      if (!this.hasRoom()) return;
      this.waiting.delete(admit);
      admit(this.start());
    }
  }
}
