import { DAY_MS, momentOf, type Employer } from './employer.ts';
import type { Probes } from './store-employer.ts';

/** A route of an account with its query, the same question to every account. */
export interface Question {
  name: string;
  path: string;
  /** `list`: its deep page is asked for as well. `page`: a page of the console. */
  kind: 'list' | 'one' | 'page';
}

/** The questions in the words of an employer. */
export function questionsOf(employer: Employer, probes: Probes): Question[] {
  const kinds = {
    list: [
      ...candidateLists(employer, probes),
      ...postingLists(probes),
      ...feeds(employer),
      ...mailLists(probes),
    ],
    one: records(employer, probes),
    page: consolePages(probes),
  };
  return Object.entries(kinds).flatMap(([kind, named]) =>
    named.map(([name, path, query]) => ({
      name,
      path: query === undefined ? path : `${path}?${new URLSearchParams(query).toString()}`,
      kind: kind as Question['kind'],
    })),
  );
}

type Named = readonly [name: string, path: string, query?: Record<string, string>];

function candidateLists(
  employer: Employer,
  { jobId: job_id, candidate: { name, email, skills, applications } }: Probes,
): Named[] {
  const [skill = ''] = skills;
  const own = applications[0]?.jobId ?? job_id;
  const filters: [string, Record<string, string>][] = [
    ['candidates', {}],
    ['candidates of a job', { job_id }],
    ['candidates at a stage', { stage: 'interview' }],
    ['candidates of a job at a stage', { job_id, stage: 'interview' }],
    ['candidates with a status', { status: 'hired' }],
    ['candidates from a source', { source: 'career_fair' }],
    ['candidates with a tag', { tag: 'shortlist' }],
    ['candidates by q: name', { q: name ?? '' }],
    ['candidates by q: first name', { q: name?.split(' ')[0] ?? '' }],
    ['candidates by q: e-mail', { q: email ?? '' }],
    ['candidates by q: skill', { q: skill }],
    ['candidates by q: two skills', { q: skills.slice(0, 2).join(' ') }],
    ['candidates by q: nobody', { q: 'zeppelin' }],
    ['candidates of a job by q: skill', { job_id, q: skill }],
    ['candidates by e-mail', { email: email ?? '' }],
    ['candidates of a job by answer', { job_id: own, answer_to: 'name', answer: name ?? '' }],
    ['candidates added after a time', { created_after: momentOf(employer, 0.5).toISOString() }],
    ['candidates changed after a time', { updated_after: momentOf(employer, 0.5).toISOString() }],
    ...['name', 'email', 'source', 'updated_at'].map((sort): [string, Record<string, string>] => [
      `candidates, sort=${sort}`,
      { sort },
    ]),
    ['candidates at a stage, sort=name', { stage: 'interview', sort: 'name' }],
  ];
  return filters.map(([title, query]) => [title, '/candidates', query]);
}

function postingLists({ jobId }: Probes): Named[] {
  return [
    ['postings', '/jobs/post'],
    ['postings that are archived', '/jobs/post', { status: 'archived' }],
    ['postings with applications by stage', '/job-listings'],
    ['applications of a job', `/jobs/post/${jobId}/applications`],
    ['applications of a job at a stage', `/jobs/post/${jobId}/applications`, { stage: 'applied' }],
  ];
}

function feeds({ until }: Employer): Named[] {
  const before = (days: number) => new Date(until.getTime() - days * DAY_MS).toISOString();
  return [
    ['events', '/events'],
    ['events of a kind', '/events', { kind: 'candidate.rejected' }],
    ['events of a kind without any', '/events', { kind: 'offer.sent' }],
    ['events of a week', '/events', { since: before(14), until: before(7) }],
    ['audit log', '/account/audit-log'],
    ['ledger', '/usage/ledger'],
  ];
}

function mailLists({ candidate, sendId }: Probes): Named[] {
  return [
    ['sends', '/email/sends'],
    ['sends to a candidate', '/email/sends', { candidate_id: candidate.id }],
    ['events of a mailing', `/email/sends/${sendId}/events`],
    [
      'events of a mailing of a kind without any',
      `/email/sends/${sendId}/events`,
      { kind: 'opened' },
    ],
  ];
}

function records({ until }: Employer, { jobId, candidate, sendId }: Probes): Named[] {
  const from = new Date(until.getTime() - 30 * DAY_MS).toISOString();
  return [
    ['a candidate', `/candidates/${candidate.id}`],
    ['a posting with its counts', `/jobs/post/${jobId}`],
    ['a posting with its pipeline', `/job-listings/${jobId}`],
    ['a send with its counts', `/email/sends/${sendId}`],
    ['usage of the month', '/usage'],
    ['report: funnel', '/reports/funnel'],
    ['report: funnel of a job', '/reports/funnel', { job_id: jobId }],
    ['report: funnel of 30 days', '/reports/funnel', { from }],
    ['report: time in stage', '/reports/time-in-stage'],
    ['report: time to hire', '/reports/time-to-hire'],
    ['report: sources', '/reports/sources'],
    ['report: openings', '/reports/openings'],
  ];
}

function consolePages({ jobId, candidate, sendId }: Probes): Named[] {
  return [
    ['console: overview', '/console'],
    ['console: candidates', '/console/candidates'],
    ['console: candidates by q', '/console/candidates', { q: candidate.name ?? '' }],
    ['console: a candidate', `/console/candidates/${candidate.id}`],
    ['console: postings', '/console/postings'],
    ['console: board of a job', `/console/board/${jobId}`],
    ['console: mails', '/console/email'],
    ['console: a send', `/console/email/sends/${sendId}`],
    ['console: events', '/console/events'],
    ['console: audit log', '/console/audit'],
    ['console: usage', '/console/usage'],
  ];
}
