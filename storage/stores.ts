import type { Client } from '@elastic/elasticsearch';
import type { Connection } from 'mongoose';
import type { SecretBox } from './secret-box.ts';

/** The search engine, with the aliases under which this installation's indexes are read and written. */
export interface SearchStore {
  client: Client;
  /** Alias of the job index. */
  jobsIndex: string;
  /** Alias of the company index. */
  companiesIndex: string;
  shards: number;
  replicas: number;
  refreshMs: number;
}

/** Both stores. Every storage function takes them first; nobody else talks to them. */
export interface Stores {
  /** The truth. */
  mongo: Connection;
  /** A projection that can be rebuilt at will. */
  search: SearchStore;
  /** Seals what the truth must keep but not show. */
  secrets: SecretBox;
}
