/** Jobs that a mail lists. */
const MOST_ROWS = 25;
const MOST_OF_COMPANY = 3;

export interface DigestRow<Job> {
  job: Job;
  /** On the last row of a company: its jobs that are not listed. */
  moreOfCompany: number;
}

/** The jobs that a mail lists, in their order, with at most three of a company. The rest is counted. */
export function digestRows<Job extends { company: { name: string } }>(
  jobs: readonly Job[],
): DigestRow<Job>[] {
  const rows: DigestRow<Job>[] = [];
  const byCompany = new Map<string, DigestRow<Job>[]>();
  for (const job of jobs) {
    const ofCompany = byCompany.get(job.company.name) ?? [];
    const last = ofCompany.at(-1);
    const isListed = ofCompany.length < MOST_OF_COMPANY && rows.length < MOST_ROWS;
    if (!isListed) {
      if (last !== undefined) last.moreOfCompany += 1;
      continue;
    }
    const row = { job, moreOfCompany: 0 };
    rows.push(row);
    byCompany.set(job.company.name, [...ofCompany, row]);
  }
  return rows;
}
