import { asksFor } from '../intent/asks-for.ts';
import { declineProtected } from '../intent/decline.ts';
import type { TurnInput, TurnStep } from '../turn.ts';
import { mail, move, note } from './actions/candidate-actions.ts';
import { apply, letter, resume } from './actions/job-actions.ts';
import { close, publish } from './actions/posting-actions.ts';
import { ordinalIn } from './slots.ts';
import { answer, mayUse, missing, readTalk, type Talk } from './talk.ts';
import {
  applications,
  asksForApplications,
  asksForUsage,
  notUnderstood,
  smallTalk,
  usage,
} from './topics/account.ts';
import {
  asksForCandidates,
  asksForOneCandidate,
  candidates,
  oneCandidate,
} from './topics/candidates.ts';
import {
  asksForCount,
  asksForJob,
  asksForJobs,
  asksForTable,
  countJobs,
  jobDetails,
  marketTable,
  searchJobs,
} from './topics/jobs.ts';
import { asksForOnePosting, asksForPostings, onePosting, postings } from './topics/postings.ts';

type Plan = (talk: Talk) => TurnStep;

/** In this order: "send a mail to" also has the verb of a move. */
const ACTIONS: readonly [tool: string, plan: Plan][] = [
  ['send_email', mail],
  ['add_candidate_note', note],
  ['publish_posting', publish],
  ['close_posting', close],
  ['create_cover_letter', letter],
  ['create_resume', resume],
  ['submit_job_application', apply],
  ['move_candidate', move],
];

/** The first question that fits is answered. */
const QUESTIONS: readonly [asks: (talk: Talk) => boolean, plan: Plan][] = [
  [asksForApplications, applications],
  [asksForUsage, usage],
  [asksForTable, marketTable],
  [asksForJob, jobDetails],
  [asksForOnePosting, onePosting],
  [asksForPostings, postings],
  [asksForOneCandidate, oneCandidate],
  [asksForCandidates, candidates],
  [(talk) => asksForCount(talk) && asksForJobs(talk), countJobs],
  [asksForJobs, searchJobs],
];

/**
 * The next step of a turn, decided without a model over the published list of questions (`questions.ts`). The text of
 * tool results is data: it is quoted, never read for instructions.
 */
export function planTurn(input: TurnInput): TurnStep {
  const talk = readTalk(input);
  const declined = declineProtected(talk.own);
  if (declined !== null) return answer(declined);
  return smallTalk(talk) ?? act(talk) ?? question(talk) ?? notUnderstood(talk);
}

function question(talk: Talk): TurnStep | null {
  const found = QUESTIONS.find(([asks]) => asks(talk));
  return found === undefined ? null : found[1](talk);
}

/** Proposes the action that the message asks for; null when it asks for none. */
function act(talk: Talk): TurnStep | null {
  const action = ACTIONS.find(([tool]) => asksFor(tool, talk.message));
  if (action === undefined) return null;
  const [tool, plan] = action;
  if (!mayUse(talk, tool)) return missing(talk);
  const parts = partsOf(talk, tool);
  if (parts === null) return plan(talk);
  const [before, after] = parts;
  const listed = question(before);
  if (listed === null || listed.kind === 'call') return listed ?? plan(talk);
  const proposed = plan(after);
  if (proposed.kind === 'call') return proposed;
  return answer(`${listed.text}\n${proposed.text}`, proposed.actions);
}

const JOINT = /(?<=[.!?;])\s+|,?\s+(?:and|und)(?: then| dann)?\s+|\s+(?:then|dann)\s+/giu;

/** "Find remote jobs and apply to the first": the question, and the action on its answer. */
function partsOf({ input, message }: Talk, tool: string): [before: Talk, after: Talk] | null {
  for (const joint of message.matchAll(JOINT)) {
    const before = message.slice(0, joint.index);
    const after = message.slice(joint.index + joint[0].length);
    const rest = readTalk(input, after);
    if (asksFor(tool, before) || !asksFor(tool, after) || ordinalIn(rest.words) === null) continue;
    const first = readTalk(input, before);
    if (asksForJobs(first) || asksForCandidates(first) || asksForPostings(first)) {
      return [first, rest];
    }
  }
  return null;
}
