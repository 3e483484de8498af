import type { JsonResume } from './json-resume.ts';

/** Confidence of the lists of a résumé, from 0 (not found) to 1. */
export function listConfidence(resume: JsonResume) {
  const sure = (list: readonly unknown[] | undefined, confidence: number) =>
    (list ?? []).length > 0 ? confidence : 0;
  return {
    work: completeness(resume.work, ['name', 'position', 'startDate']),
    education: completeness(resume.education, ['institution', 'studyType', 'endDate']),
    skills: sure(resume.skills, 0.8),
    languages: sure(resume.languages, 0.9),
    certificates: sure(resume.certificates, 0.7),
    volunteer: completeness(resume.volunteer, ['organization', 'position', 'startDate']),
    projects: completeness(resume.projects, ['name', 'description']),
    awards: completeness(resume.awards, ['title', 'date']),
    publications: completeness(resume.publications, ['name', 'releaseDate']),
  };
}

/** The share of expected members that were found in the entries. */
function completeness<T extends object>(
  items: readonly T[] | undefined,
  members: readonly (keyof T)[],
): number {
  if (items === undefined || items.length === 0) return 0;
  const stated = items.flatMap((item) => members.filter((member) => item[member] !== undefined));
  return Math.round((0.95 * 100 * stated.length) / (items.length * members.length)) / 100;
}
