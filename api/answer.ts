/** A body that is JSON text already, so that rows from the index are not parsed and serialised again. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A body that is sent in parts, as they come. */
export class TextStream {
  readonly parts: AsyncIterable<string | Uint8Array>;

  constructor(parts: AsyncIterable<string | Uint8Array>) {
    this.parts = parts;
  }
}

/** A handler's result: a body, and what differs from a plain 200. */
export interface Answer<Body = unknown> {
  body: Body | JsonText | TextStream | Uint8Array;
  status?: number;
  headers?: Record<string, string>;
  /** Units for the route's meter; 1 by default. */
  units?: number;
}

/** The response body: text, or the bytes of a file. */
export function sentBody(answer: Answer): string | Uint8Array {
  return answer.body instanceof Uint8Array ? answer.body : bodyText(answer);
}

/** The response body as text. */
export function bodyText(answer: Answer): string {
  if (answer.body instanceof JsonText) return answer.body.text;
  return answer.body === undefined ? '' : JSON.stringify(answer.body);
}

/** The response body as a value, for callers inside the process. */
export function bodyValue(answer: Answer): unknown {
  return answer.body instanceof JsonText ? JSON.parse(answer.body.text) : answer.body;
}
