import type { Launch } from '../dev-servers/servers/server.ts';

/** One process of the cluster. */
export interface Part {
  /** Unique: `elasticsearch-2`. */
  name: string;
  /** Writes the part's configuration and says how to run it. */
  launch: () => Promise<Launch>;
  isReady: (pid: number) => Promise<boolean>;
  /** Milliseconds after SIGTERM to finish its work. */
  graceMs: number;
  /** How far behind it is, in words for `status`. Rejects when it does not answer. */
  lag: () => Promise<string>;
}

/** The programs, folder and ports that the parts are made of. */
export interface Ground {
  directory: string;
  programs: Programs;
  /** More settings of api and worker. */
  settings: Record<string, string>;
  /** The folders of other releases, by the name of the api or worker that runs from one. */
  sources: Map<string, string>;
  /** The port of this name. */
  port: (name: string) => number;
}

export interface Programs {
  mongodb: { path: string; flavour: string };
  elasticsearch: { path: string; flavour: string };
  temporalServer: string;
  /** Folder of PostgreSQL's programs. */
  postgresql: string;
  haproxy: string;
}

/** `['api-1', 'api-2']`: instances are counted from one. */
export function instancesOf(kind: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${kind}-${index + 1}`);
}

/** The address of the port of this name. */
export function addressOf({ port }: Pick<Ground, 'port'>, name: string): string {
  return `127.0.0.1:${port(name)}`;
}
