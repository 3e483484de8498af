import type { Application, Candidate, StageVisit } from '../candidate.ts';

/**
 * Merges two candidates. Values of the primary take precedence, and missing ones come from the duplicate. All
 * applications are kept; two for the same job become one. All stages and notes are kept.
 */
export function mergeCandidates(primary: Candidate, duplicate: Candidate, now: Date): Candidate {
  const replaced = duplicate.applications.filter(({ jobId }) =>
    primary.applications.some((own) => own.jobId === jobId),
  );
  return {
    ...primary,
    name: primary.name ?? duplicate.name,
    email: primary.email ?? duplicate.email,
    phone: primary.phone ?? duplicate.phone,
    location: primary.location ?? duplicate.location,
    source: primary.source ?? duplicate.source,
    links: union(primary.links, duplicate.links),
    skills: union(primary.skills, duplicate.skills),
    tags: union(primary.tags, duplicate.tags),
    applications: mergeAll(primary.applications, duplicate.applications, now),
    notes: [...primary.notes, ...duplicate.notes].sort(
      (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
    ),
    hire: primary.hire ?? duplicate.hire,
    consent: primary.consent.discovery ? primary.consent : duplicate.consent,
    formerIds: union(primary.formerIds, [
      duplicate.id,
      ...duplicate.formerIds,
      ...replaced.map(({ id }) => id),
    ]),
    updatedAt: now,
  };
}

function mergeAll(
  own: readonly Application[],
  others: readonly Application[],
  now: Date,
): Application[] {
  const joined = own.map((application) => {
    const twin = others.find(({ jobId }) => jobId === application.jobId);
    return twin === undefined ? application : mergeApplications(application, twin, now);
  });
  const added = others.filter(({ jobId }) => !own.some((one) => one.jobId === jobId));
  return [...joined, ...added].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Merges two applications of one person for one job: the kept one stays at its stage, with both histories. */
function mergeApplications(kept: Application, other: Application, now: Date): Application {
  const past = other.history.map((visit) =>
    visit.leftAt === null ? { ...visit, leftAt: now } : visit,
  );
  const known = new Set(kept.files.map(({ key, fileId }) => `${key} ${fileId}`));
  const own = [kept, other].filter(({ sourced }) => !sourced);
  const sent = own.length === 0 ? [kept, other] : own;
  return {
    ...kept,
    sourced: own.length === 0,
    submittedAt: new Date(Math.min(...sent.map(({ submittedAt }) => submittedAt.getTime()))),
    answers: { ...other.answers, ...kept.answers },
    files: [
      ...kept.files,
      ...other.files.filter(({ key, fileId }) => !known.has(`${key} ${fileId}`)),
    ],
    history: [...kept.history, ...past].sort(byTime),
    appliedBy: kept.appliedBy ?? other.appliedBy,
    sessionId: kept.sessionId ?? other.sessionId,
  };
}

/** The current stage comes last. */
function byTime(a: StageVisit, b: StageVisit): number {
  if ((a.leftAt === null) !== (b.leftAt === null)) return a.leftAt === null ? 1 : -1;
  return a.enteredAt.getTime() - b.enteredAt.getTime();
}

function union(own: readonly string[], others: readonly string[]): string[] {
  return [...new Set([...own, ...others])];
}
