import express from 'express';
import mongoose from 'mongoose';

/** The floor: an Express route that reads a session by its id with a lean `findOne`, sends it, and does nothing else. */
const [, , url = '', port = '0'] = process.argv;

const connection = mongoose.createConnection(url);
const schema = new mongoose.Schema(
  { _id: String },
  { strict: false, collection: 'apply_sessions' },
);
const sessions = connection.model('BareSession', schema);
const app = express();
app.get('/readyz', (_req, res) => {
  res.send('ok');
});
app.get('/:id', async (req, res) => {
  res.json({ data: await sessions.findOne({ _id: req.params.id }).lean() });
});
app.listen(Number(port), '127.0.0.1');
