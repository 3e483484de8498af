import type { Connection, mongo } from 'mongoose';
import { testEnvironment } from '../start-api.ts';

/** A look-up as MongoDB gets it: by a query, an aggregation, an update or a deletion. */
export interface LookUp {
  collection: string;
  filter: mongo.Document;
  sort: mongo.Document | undefined;
}

/** The address of a test's database. Its driver reports each command, which it does only on request. */
export function monitoredUrl(name: string): string {
  return `${testEnvironment(name)['MONGODB_URL']}?monitorCommands=true`;
}

/** The commands that look records up, with where each holds its filters. */
const readers: Record<string, (command: mongo.Document) => Omit<LookUp, 'collection'>[]> = {
  find: ({ filter, sort }) => [{ filter: filter ?? {}, sort }],
  findAndModify: ({ query, sort }) => [{ filter: query ?? {}, sort }],
  count: ({ query }) => [{ filter: query ?? {}, sort: undefined }],
  distinct: ({ query }) => [{ filter: query ?? {}, sort: undefined }],
  update: ({ updates }) => ofEach(updates),
  delete: ({ deletes }) => ofEach(deletes),
  aggregate: ({ pipeline }) => ofPipeline(pipeline),
};

/** Later stages work on the records that the first two have found. */
function ofPipeline([first, second]: mongo.Document[]): Omit<LookUp, 'collection'>[] {
  return [{ filter: first?.['$match'] ?? {}, sort: second?.['$sort'] }];
}

function ofEach(statements: mongo.Document[] = []): Omit<LookUp, 'collection'>[] {
  return statements.map(({ q }) => ({ filter: q, sort: undefined }));
}

/**
 * Records each look-up of a connection, one per shape: those that differ only in values count once. The connection
 * is to a `monitoredUrl`. Returns how to stop.
 */
export function recordLookUps(connection: Connection, seen: Map<string, LookUp>): () => void {
  const record = ({ commandName, command }: mongo.CommandStartedEvent) => {
    for (const found of readers[commandName]?.(command) ?? []) {
      const lookUp = { collection: String(command[commandName]), ...found };
      const name = `${lookUp.collection} ${shapeOf(lookUp.filter)} ${shapeOf(lookUp.sort)}`;
      if (!seen.has(name)) seen.set(name, lookUp);
    }
  };
  const client = connection.getClient();
  client.on('commandStarted', record);
  return () => client.off('commandStarted', record);
}

/** The names of members and operators, without values. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].join()}]`;
  if (value instanceof Map) return shapeOf(Object.fromEntries(value));
  if (value === null || typeof value !== 'object') return '';
  if (Object.getPrototypeOf(value) !== Object.prototype) return '';
  const members = Object.entries(value).map(([name, of]) => `${name}${shapeOf(of)}`);
  return `{${members.join()}}`;
}
