import { readFileSync } from 'node:fs';
import express from 'express';

/** Answers, by path: what the API sends there, and its tag. */
export type BareAnswers = Record<string, { text: string; etag: string }>;

/**
 * The floor: an Express route that sends bytes it has in hand, or 304, and does nothing else. Arguments: a JSON file
 * of `BareAnswers`, a port.
 */
const [, , file = '', port = '0'] = process.argv;
const answers = JSON.parse(readFileSync(file, 'utf8')) as BareAnswers;
const app = express();
for (const [path, { text, etag }] of Object.entries(answers)) {
  app.get(path, (_req, res) => {
    res.type('json').set('ETag', etag).send(text);
  });
}
app.get('/readyz', (_req, res) => {
  res.send('ok');
});
app.listen(Number(port), '127.0.0.1');
