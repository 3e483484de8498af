import { setTimeout as pause } from 'node:timers/promises';
import { electedMaster } from '../../tools/cluster/elasticsearch.ts';
import type { Cluster } from '../../tools/cluster/cluster.ts';
import { addressOf } from '../../tools/cluster/part.ts';
import { ELASTICSEARCH_DOOR } from '../../tools/cluster/proxy-names.ts';
import { serviceEnvironment } from '../../tools/cluster/services.ts';
import { runTool } from '../support/run-tool.ts';

/** A death or a pause of a part. */
export interface Fault {
  name: string;
  /** Makes it happen, and brings the part back. */
  happen: (cluster: Cluster) => Promise<void>;
}

const PAUSE_MS = 20_000;

/** kill -9, then a new process, as a supervisor would start it. */
export function killed(name: string): Fault {
  return {
    name: `${name} killed`,
    happen: async (cluster) => {
      const part = cluster.part(name);
      await cluster.signal(part, 'SIGKILL');
      await cluster.start(part);
    },
  };
}

/** A machine that stands still for 20 s and then goes on. */
export function paused(name: string): Fault {
  return {
    name: `${name} paused 20 s`,
    happen: async (cluster) => {
      const part = cluster.part(name);
      await cluster.signal(part, 'SIGSTOP');
      await pause(PAUSE_MS);
      await cluster.start(part);
    },
  };
}

/** SIGTERM: the proxy must send nothing to it that fails. */
export function drained(name: string): Fault {
  return {
    name: `${name} drained`,
    happen: async (cluster) => {
      const part = cluster.part(name);
      await cluster.stop(part);
      await cluster.start(part);
    },
  };
}

/** A rolling upgrade of one part, or the way back: it ends and starts from the other folder. Null is this release. */
export function replaced(name: string, folder: string | null): Fault {
  const release = folder === null ? 'this release' : 'the release before';
  return {
    name: `${name} runs ${release}`,
    happen: async (cluster) => {
      const { sources } = cluster.ground;
      if (folder === null) sources.delete(name);
      else sources.set(name, folder);
      await drained(name).happen(cluster);
    },
  };
}

/** `npm run migrate` of this release. */
export const migrated: Fault = {
  name: 'npm run migrate',
  happen: async ({ ground }) => {
    const { code, messages } = await runTool(['migrate'], await serviceEnvironment(ground));
    if (code !== 0) throw new Error(`npm run migrate failed: ${messages}`);
  },
};

/** The same to the node that is the master now. */
export function toMaster(fault: (name: string) => Fault): Fault {
  return {
    name: fault('elected master').name,
    happen: async (cluster) => {
      const { ground } = cluster;
      const name = await electedMaster(`http://${addressOf(ground, ELASTICSEARCH_DOOR)}`);
      await fault(name).happen(cluster);
    },
  };
}
