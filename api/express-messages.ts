import { IncomingMessage, ServerResponse, type ServerOptions } from 'node:http';
import type { Express } from 'express';

export type HttpMessages = Required<Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'>>;

/**
 * The classes of requests and answers that a server makes for an Express application. Express gives each of Node's
 * messages another prototype, and V8 is slow with every object that this was done to: it was four fifths of the time of
 * an Express route that answers at once. Messages born with that prototype are left as they are.
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
