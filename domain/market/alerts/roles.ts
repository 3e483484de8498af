/** The fields that tie a job to the near-duplicates of its role. */
export interface RoleJob {
  _id: string;
  clusterId: string;
  clusterIds?: string[];
  clusterPrimary: boolean;
  searchableAt?: Date;
  closedAt: Date | null;
}

/** One role: a job and all jobs that are, or were, in one of its clusters. */
export interface Role<Job extends RoleJob> {
  /** The ids of its jobs and clusters. */
  keys: string[];
  jobs: Job[];
  /** When search first showed one of its jobs; null before that. */
  since: Date | null;
}

/** Finds the role of each job: jobs that share an id of a job or cluster have one role. The result is by job id. */
export function rolesOf<Job extends RoleJob>(jobs: readonly Job[]): Map<string, Role<Job>> {
  const byKey = new Map<string, Job[]>();
  for (const job of jobs) {
    const keys = keysOf(job);
    const joined = new Set([job, ...keys.flatMap((key) => byKey.get(key) ?? [])]);
    const role = [...joined];
    for (const key of new Set(role.flatMap(keysOf))) byKey.set(key, role);
  }
  return new Map(jobs.map((job) => [job._id, roleOf(byKey.get(job._id) ?? [job])]));
}

/** The job that search shows of a role, `preferred` if it does; null while every job is closed. */
export function shownJob<Job extends RoleJob>(role: Role<Job>, preferred: string): Job | null {
  const shown = role.jobs.filter(({ closedAt, clusterPrimary }) => !closedAt && clusterPrimary);
  return shown.find(({ _id }) => _id === preferred) ?? shown[0] ?? null;
}

function keysOf({ _id, clusterId, clusterIds = [] }: RoleJob): string[] {
  return [_id, clusterId, ...clusterIds];
}

function roleOf<Job extends RoleJob>(jobs: Job[]): Role<Job> {
  const times = jobs.flatMap(({ searchableAt }) => searchableAt?.getTime() ?? []);
  return {
    keys: [...new Set(jobs.flatMap(keysOf))],
    jobs,
    since: times.length === 0 ? null : new Date(Math.min(...times)),
  };
}
