/** A body that is JSON text already, so that rows from the index are not parsed and written a second time. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What a handler returns: a body, and what differs from a plain 200. */
export interface Answer<Body = unknown> {
  body: Body | JsonText | Uint8Array;
  status?: number;
  headers?: Record<string, string>;
  /** How much the route's meter counts; 1 when left out. */
  units?: number;
}

/** What goes out: a text, or the bytes of a file. */
export function sentBody(answer: Answer): string | Uint8Array {
  return answer.body instanceof Uint8Array ? answer.body : bodyText(answer);
}

/** The text that goes out. */
export function bodyText(answer: Answer): string {
  if (answer.body instanceof JsonText) return answer.body.text;
  return answer.body === undefined ? '' : JSON.stringify(answer.body);
}

/** The body as a value, for callers inside the process. */
export function bodyValue(answer: Answer): unknown {
  return answer.body instanceof JsonText ? JSON.parse(answer.body.text) : answer.body;
}
