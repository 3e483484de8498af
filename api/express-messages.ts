import { IncomingMessage, ServerResponse, type ServerOptions } from 'node:http';
import type { Express } from 'express';

export type HttpMessages = Required<Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'>>;

/**
 * The classes of requests and responses that the server creates for Express. Express changes the prototype of each of
 * Node's messages, and V8 is slow with such objects: this took four fifths of the time of a trivial Express route.
 * Messages created with that prototype are left as they are.
 */
export function expressMessages(app: Express): HttpMessages {
  class Request extends IncomingMessage {}
  class Answer<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {}
  Object.setPrototypeOf(Request.prototype, app.request);
  Object.setPrototypeOf(Answer.prototype, app.response);
  app.request = Request.prototype as Express['request'];
  app.response = Answer.prototype as Express['response'];
  return { IncomingMessage: Request, ServerResponse: Answer };
}
