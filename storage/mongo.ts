import { setTimeout as delay } from 'node:timers/promises';
import mongoose, { type Connection } from 'mongoose';

/** How long a call may look for a reachable server before it fails; callers turn that into 503. */
const SERVER_SELECTION_TIMEOUT_MS = 2_000;
const RECONNECT_DELAY_MS = 250;

mongoose.set('bufferTimeoutMS', SERVER_SELECTION_TIMEOUT_MS);
mongoose.set('autoIndex', false);
mongoose.set('autoCreate', false);

/**
 * Opens a connection that heals by itself, the first attempt included. It returns at once: a server that is
 * away makes calls fail within two seconds and does not keep a process from starting.
 */
export function connectMongo(url: string): Connection {
  const connection = mongoose.createConnection();
  void openUntilClosed(connection, url);
  return connection;
}

async function openUntilClosed(connection: Connection, url: string): Promise<void> {
  let closed = false;
  connection.once('close', () => (closed = true));
  while (!closed) {
    try {
      await connection.openUri(url, {
        serverSelectionTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
        connectTimeoutMS: 5_000,
        socketTimeoutMS: 60_000,
        maxPoolSize: 50,
      });
      return;
    } catch {
      await delay(RECONNECT_DELAY_MS, undefined, { ref: false });
    }
  }
}

/** Whether MongoDB answers; throws what went wrong. */
export async function pingMongo(connection: Connection): Promise<void> {
  if (connection.readyState !== mongoose.ConnectionStates.connected || !connection.db) {
    throw new Error('MongoDB is not connected');
  }
  await connection.db.admin().ping();
}
