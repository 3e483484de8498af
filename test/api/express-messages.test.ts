import { expect, it } from '@jest/globals';
import express from 'express';
import { expressMessages } from '../../api/express-messages.ts';
import { closeServer, listen, portOf } from '../../api/listen.ts';

/** Promise: the prototypes of requests and responses are never changed, which would slow down every request in V8. */
it('gives Express messages whose prototypes it does not change', async () => {
  const app = express();
  const prototypesOf = (messages: object[]) =>
    messages.map((message) => Object.getPrototypeOf(message) as unknown);
  let born: unknown[] = [];
  let answered: unknown[] = [];
  app.get('/', (req, res) => {
    answered = prototypesOf([req, res]);
    res.send(`${req.protocol}, ${String(res.app === app)}`);
  });
  const messages = expressMessages(app);
  const server = await listen({ answer: app, messages }, { host: '127.0.0.1', port: 0 });
  server.prependListener('request', (req, res) => (born = prototypesOf([req, res])));

  const answer = await fetch(`http://127.0.0.1:${portOf(server)}/`);
  expect(await answer.text()).toBe('http, true');
  for (const [at, prototype] of [app.request, app.response].entries()) {
    expect(born[at]).toBe(prototype);
    expect(answered[at]).toBe(prototype);
  }
  await closeServer(server, 0);
});
