import type { CacheEntry } from '../fetch/cache.ts';

export type ServerName = 'mongodb' | 'elasticsearch' | 'temporal';

/** A program that can serve: its path, and which of the possible ones it is. */
export interface Program {
  path: string;
  flavour: string;
}

/** One way to fetch a program into the cache. */
export interface Recipe extends CacheEntry {
  flavour: string;
  /** Said to the person: "MongoDB's own download". */
  says: string;
  /** Fills the empty staging folder, or throws with the reason. */
  make: (staging: string) => Promise<void>;
}

/** A program that is found on the PATH or fetched. */
export interface Fetchable {
  name: string;
  /** Looked for on the PATH. */
  command: string;
  flavour: string;
  /** Tried in this order. */
  recipes: Recipe[];
}

export interface LaunchOptions {
  /** The server's data directory, which exists. */
  dataDirectory: string;
  port: number;
  uiPort: number;
  /** Given to a node of an Elasticsearch cluster. */
  member?: ClusterMember;
}

export interface ClusterMember {
  name: string;
  /** Where the other nodes reach it. */
  transportPort: number;
  /** `host:port` of every node by its name, this one included. */
  peers: Record<string, string>;
}

/** How to run a server's program. */
export interface Launch {
  command: string;
  args: string[];
  env: Record<string, string>;
}

/** One of the three servers Openrole needs. */
export interface Server extends Fetchable {
  name: ServerName;
  /** Environment variable with the address of a running server. */
  variable: string;
  usualPort: number;
  addressOf: (port: number) => string;
  launch: (program: Program, options: LaunchOptions) => Promise<Launch>;
  isReady: (address: string) => Promise<boolean>;
}
