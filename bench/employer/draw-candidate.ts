import type { Application, Candidate } from '../../domain/hiring/candidate.ts';
import { newApplication, newCandidate } from '../../domain/hiring/new-candidate.ts';
import {
  moveApplication,
  type MovedApplication,
} from '../../domain/hiring/pipeline/move-application.ts';
import { defaultPipeline } from '../../domain/hiring/pipeline/stages.ts';
import { newIdAt } from '../../storage/new-id.ts';
import type { Random } from '../../tools/seed/random.ts';
import { DAY_MS, momentOf, type Employer, type OpenPosting } from './employer.ts';
import { drawAnswers, drawPerson } from './draw-person.ts';
import { partOf } from './sizes.ts';

const STAGES = ['screening', 'interview', 'offer', 'hired'];
const REJECTED = 'rejected';
const TAGS = ['shortlist', 'talent_pool', 'relocates'];
const SOURCES = [
  ['job_board', 70],
  ['linkedin', 18],
  ['referral', 8],
  ['career_fair', 4],
] as const;

/** A candidate with the moves of its applications in order. */
export interface DrawnCandidate {
  candidate: Candidate;
  moves: MovedApplication[];
}

/** The candidate with that number: the same share of the account's year, applications for different postings. */
export function drawCandidate(
  employer: Employer,
  { index, postings, random }: { index: number; postings: readonly OpenPosting[]; random: Random },
): DrawnCandidate {
  const { candidates, applications } = employer.sizes;
  const at = momentOf(employer, (index + 1) / (candidates + 1));
  const id = newIdAt('candidate', at);
  let candidate: Candidate = {
    ...newCandidate({ id, accountId: employer.accountId }, at),
    ...drawPerson(index, random),
    source: random.weighted(SOURCES),
    tags: random.chance(0.2) ? [random.pick(TAGS)] : [],
  };
  const moves: MovedApplication[] = [];
  const wanted = partOf(applications, index, candidates);
  for (const posting of differentPostings(postings, wanted, random)) {
    const applied = withApplication(employer, { candidate, posting, random });
    const moved = moveOn(employer, applied, { jobId: posting.id, random });
    candidate = moved.at(-1)?.candidate ?? applied;
    moves.push(...moved);
  }
  return { candidate: { ...candidate, version: 1 + wanted + moves.length }, moves };
}

/** Early postings get more applications than late ones: of 3,000 the first gets 1.8 %. */
function differentPostings(
  postings: readonly OpenPosting[],
  count: number,
  random: Random,
): Set<OpenPosting> {
  const chosen = new Set<OpenPosting>();
  while (chosen.size < Math.min(count, postings.length)) {
    const posting = postings[Math.floor(postings.length * random.next() ** 2)];
    if (posting !== undefined) chosen.add(posting);
  }
  return chosen;
}

interface Applying {
  candidate: Candidate;
  posting: OpenPosting;
  random: Random;
}

function withApplication(employer: Employer, { candidate, posting, random }: Applying): Candidate {
  const isFirst = candidate.applications.length === 0;
  const at = isFirst ? candidate.createdAt : later(employer, candidate.updatedAt, random);
  const actor = { kind: 'candidate' as const, id: null, name: null };
  const companyName = employer.organization.name;
  const id = newIdAt('application', at);
  const application: Application = {
    ...newApplication({ id, posting, companyName, actor }, at),
    lastJob: null,
    knockedOutBy: [],
    answers: drawAnswers(candidate, random),
    files: [employer.resume],
  };
  const applications = [...candidate.applications, application];
  return { ...candidate, applications, updatedAt: at };
}

/** Moves an application on, stage by stage, until it stays or is rejected. */
function moveOn(
  employer: Employer,
  candidate: Candidate,
  { jobId, random }: { jobId: string; random: Random },
): MovedApplication[] {
  const moves: MovedApplication[] = [];
  let now = candidate.updatedAt;
  for (const next of STAGES) {
    if (random.chance(0.3)) break;
    const stage = random.chance(0.4) ? REJECTED : next;
    now = later(employer, now, random);
    const move = { stage, fromStage: undefined, jobId, reason: null, actor: employer.member };
    const when = { stages: defaultPipeline.stages, now };
    const moved = moveApplication(moves.at(-1)?.candidate ?? candidate, move, when);
    if (moved !== null) moves.push(moved);
    if (stage === REJECTED) break;
  }
  return moves;
}

/** Within ten days, but not after the account's year. */
function later({ until }: Employer, at: Date, random: Random): Date {
  const left = Math.min(10 * DAY_MS, until.getTime() - at.getTime());
  return new Date(at.getTime() + Math.floor(random.next() * left));
}
