import mongoose from 'mongoose';
import pg from 'pg';
import { Pool } from 'undici';
import { connectElasticsearch } from '../../storage/elasticsearch.ts';
import { createSecretBox } from '../../storage/secret-box.ts';
import type { Stores } from '../../storage/stores.ts';
import { type JobSearch, searchJobs } from '../../storage/market/search/job-search.ts';
import { searchTyped, type TypedSearch } from '../../storage/market/search/typed-search.ts';
import { ask } from '../load/ask.ts';
import type { Send } from '../load/load.ts';

/** One SQL statement with its values. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Where a mix is sent, and the mix in the target's own language. All mixes hold the same questions in the same order. */
export type TargetPlan =
  | { kind: 'api'; url: string; apiKey: string; paths: string[] }
  | { kind: 'straight'; url: string; prefix: string; searches: JobSearch[] }
  | { kind: 'typed'; url: string; prefix: string; searches: TypedSearch[] }
  | { kind: 'postgres'; connection: pg.PoolConfig; statements: Statement[] };

const CONNECTIONS = 64;
const POSTGRES_CONNECTIONS = 16;

/** Opens the client that a user of this target would use. */
export function openTarget(plan: TargetPlan): Send {
  switch (plan.kind) {
    case 'api':
      return openApi(plan);
    case 'straight':
      return openStraight(plan);
    case 'typed':
      return openTyped(plan);
    case 'postgres':
      return openPostgres(plan);
  }
}

function openApi({ url, apiKey, paths }: Extract<TargetPlan, { kind: 'api' }>): Send {
  const pool = new Pool(url, { connections: CONNECTIONS, pipelining: 1 });
  const headers = { authorization: `Bearer ${apiKey}` };
  return (index) => ask(pool, { method: 'GET', path: at(paths, index), headers }, 200);
}

/** The official client with the bodies that the API would send, and nothing else of the API. */
function openStraight(plan: Extract<TargetPlan, { kind: 'straight' }>): Send {
  const stores = searchStores(plan);
  return async (index) => {
    await searchJobs(stores, at(plan.searches, index));
  };
}

/** As `openStraight`, for lines that are understood already. */
function openTyped(plan: Extract<TargetPlan, { kind: 'typed' }>): Send {
  const stores = searchStores(plan);
  return async (index) => {
    await searchTyped(stores, at(plan.searches, index));
  };
}

/** The connection to MongoDB is never opened: a search asks Elasticsearch alone. */
function searchStores({ url, prefix }: { url: string; prefix: string }): Stores {
  const search = connectElasticsearch({ url, prefix, shards: 1, replicas: 0, refreshMs: 1000 });
  return { mongo: mongoose.createConnection(), search, secrets: createSecretBox(['none']) };
}

function openPostgres(plan: Extract<TargetPlan, { kind: 'postgres' }>): Send {
  const pool = new pg.Pool({ ...plan.connection, max: POSTGRES_CONNECTIONS });
  return async (index) => {
    await pool.query(at(plan.statements, index));
  };
}

/** The mix goes round and round. */
function at<T>(mix: readonly T[], index: number): T {
  const value = mix[index % mix.length];
  if (value === undefined) throw new Error('The mix is empty.');
  return value;
}
