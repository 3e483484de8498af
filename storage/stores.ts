import type { Client } from '@elastic/elasticsearch';
import type { Connection } from 'mongoose';
import type { SecretBox } from './secret-box.ts';

/** The search engine, with the aliases by which this installation reads and writes its indexes. */
export interface SearchStore {
  client: Client;
  /** Alias of the job index. */
  jobsIndex: string;
  /** Alias of the company index. */
  companiesIndex: string;
  /** Alias of the index of People Search. */
  peopleIndex: string;
  shards: number;
  replicas: number;
  refreshMs: number;
}

/** Both stores. Every storage function takes them as its first argument; no other layer accesses them. */
export interface Stores {
  /** The source of truth. */
  mongo: Connection;
  /** A projection that can be rebuilt at any time. */
  search: SearchStore;
  /** Encrypts secrets that are stored in MongoDB. */
  secrets: SecretBox;
}
