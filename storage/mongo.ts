import { setTimeout as delay } from 'node:timers/promises';
import mongoose, { type Connection } from 'mongoose';

/** How long an operation may wait for a reachable server before it fails. Callers turn the failure into a 503. */
const SERVER_SELECTION_TIMEOUT_MS = 2_000;
const RECONNECT_DELAY_MS = 250;

mongoose.set('bufferTimeoutMS', SERVER_SELECTION_TIMEOUT_MS);
mongoose.set('autoIndex', false);
mongoose.set('autoCreate', false);

/** Settings of the driver's health checks. With its defaults a hanging server is detected after 15 seconds. */
const USUAL_WATCH = { connectTimeoutMS: 5_000 };
const CLOSE_WATCH = { connectTimeoutMS: 2_000, heartbeatFrequencyMS: 1_000 };

export interface MongoSettings {
  url: string;
  /**
   * Whether operations fail within five seconds when the server hangs. Not for processes that compute for seconds:
   * they would mistake their own blocked event loop for a silent server.
   */
  watchClosely: boolean;
}

/**
 * Opens a connection that reconnects, also when the first attempt fails. It returns at once. While the server is
 * unreachable, operations fail within two seconds, and the process still starts.
 */
export function connectMongo(settings: MongoSettings): Connection {
  const connection = mongoose.createConnection();
  void openUntilClosed(connection, settings);
  return connection;
}

/** Closes a connection, also while it is still connecting. */
export async function closeMongo(connection: Connection): Promise<void> {
  closing.add(connection);
  await connection.close();
}

/** mongoose emits no close event when the first attempt fails at that moment. */
const closing = new WeakSet<Connection>();

/** The error of the last failed attempt, to report with "not connected". */
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

/** Does work whose error names the state of MongoDB: a call that timed out says only that it waited. */
export async function namingState<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await pingMongo(connection);
    throw error;
  }
}

/** The time by the clock of the server. @throws when it does not answer. */
export async function readClock(connection: Connection): Promise<Date> {
  const { db } = await connection.asPromise();
  if (!db) throw new Error('MongoDB is not connected.');
  const { localTime } = await db.admin().command({ hello: 1 });
  return localTime as Date;
}

/** Whether MongoDB responds; throws the error. */
export async function pingMongo(connection: Connection): Promise<void> {
  if (connection.readyState !== mongoose.ConnectionStates.connected || !connection.db) {
    const cause = lastFailure.get(connection);
    const reason = cause instanceof Error ? `: ${cause.message}` : '';
    throw new Error(`MongoDB is not connected${reason}`, { cause });
  }
  await connection.db.admin().ping();
}
