import { setTimeout as delay } from 'node:timers/promises';
import mongoose, { type Connection } from 'mongoose';

/** How long a call may look for a reachable server before it fails; callers turn that into 503. */
const SERVER_SELECTION_TIMEOUT_MS = 2_000;
const RECONNECT_DELAY_MS = 250;

mongoose.set('bufferTimeoutMS', SERVER_SELECTION_TIMEOUT_MS);
mongoose.set('autoIndex', false);
mongoose.set('autoCreate', false);

/** How the driver asks whether the server lives. By its defaults one that hangs is noticed after 15 seconds. */
const USUAL_WATCH = { connectTimeoutMS: 5_000 };
const CLOSE_WATCH = { connectTimeoutMS: 2_000, heartbeatFrequencyMS: 1_000 };

export interface MongoSettings {
  url: string;
  /**
   * Whether calls fail within five seconds when the server hangs, however long a healthy one may take. Not for
   * processes that compute for seconds on end: they would take their own silence for the server's.
   */
  watchClosely: boolean;
}

/**
 * Opens a connection that heals by itself, the first attempt included. It returns at once: a server that is
 * away makes calls fail within two seconds and does not keep a process from starting.
 */
export function connectMongo(settings: MongoSettings): Connection {
  const connection = mongoose.createConnection();
  void openUntilClosed(connection, settings);
  return connection;
}

/** Closes a connection, also one that still looks for its server. */
export async function closeMongo(connection: Connection): Promise<void> {
  closing.add(connection);
  await connection.close();
}

/** mongoose says nothing of closing when the first attempt fails at that moment. */
const closing = new WeakSet<Connection>();

/** Why the last attempt to open failed, for whoever is told that it is not connected. */
const lastFailure = new WeakMap<Connection, unknown>();

async function openUntilClosed(connection: Connection, settings: MongoSettings): Promise<void> {
  while (!closing.has(connection)) {
    try {
      await connection.openUri(settings.url, {
        serverSelectionTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
        ...(settings.watchClosely ? CLOSE_WATCH : USUAL_WATCH),
        socketTimeoutMS: 60_000,
        maxPoolSize: 50,
      });
      lastFailure.delete(connection);
      return;
    } catch (error) {
      lastFailure.set(connection, error);
      await delay(RECONNECT_DELAY_MS, undefined, { ref: false });
    }
  }
}

/** Whether MongoDB answers; throws what went wrong. */
export async function pingMongo(connection: Connection): Promise<void> {
  if (connection.readyState !== mongoose.ConnectionStates.connected || !connection.db) {
    const cause = lastFailure.get(connection);
    const reason = cause instanceof Error ? `: ${cause.message}` : '';
    throw new Error(`MongoDB is not connected${reason}`, { cause });
  }
  await connection.db.admin().ping();
}
