import { emailKey } from '../../domain/common/email.ts';
import { candidateWords } from '../../domain/hiring/candidate-words.ts';
import type { Candidate } from '../../domain/hiring/candidate.ts';
import type { AppContext } from '../../services/context.ts';
import { createRandom, type Random } from '../../tools/seed/random.ts';
import { say } from '../../tools/terminal/say.ts';
import { drawCandidate, type DrawnCandidate } from './draw-candidate.ts';
import { drawAuditRows, drawEvents } from './draw-events.ts';
import { drawMails } from './draw-mails.ts';
import { drawPostings } from './draw-postings.ts';
import type { Employer, OpenPosting } from './employer.ts';
import { partOf } from './sizes.ts';
import { storeLedger } from './store-ledger.ts';

/** Candidates with all that belongs to them. */
const BATCH = 1_000;
const SAID_EVERY = 10_000;

/** Records of an employer that its routes are asked about. */
export interface Probes {
  /** The posting with the most applications. */
  jobId: string;
  /** A candidate of the middle of the year, who has a mail. */
  candidate: Candidate;
  /** The largest mailing. */
  sendId: string;
}

/** Stores a year of an employer's records as its services write them, without reading any. */
export async function storeEmployer(ctx: AppContext, employer: Employer): Promise<Probes> {
  const random = createRandom(`employer ${employer.sizes.candidates}`);
  const postings = drawPostings(employer);
  await insert(ctx, 'postings', postings.map(postingRecord));
  await storeLedger(ctx, employer, random);
  const open = postings.filter(({ status }) => status !== 'draft');
  const [most] = open;
  const probes = await storeCandidates(ctx, employer, { postings: open, random });
  if (most === undefined) throw new Error('No posting was stored.');
  return { jobId: most.id, ...probes };
}

function postingRecord({ id, ...posting }: ReturnType<typeof drawPostings>[number]) {
  return { _id: id, ...posting, outbox: [] };
}

interface Drawing {
  postings: readonly OpenPosting[];
  random: Random;
}

async function storeCandidates(
  ctx: AppContext,
  employer: Employer,
  drawing: Drawing,
): Promise<Omit<Probes, 'jobId'>> {
  const { candidates: count } = employer.sizes;
  let candidate: Candidate | undefined;
  let largest = { id: '', recipients: 0 };
  for (let stored = 0; stored < count; stored += BATCH) {
    const length = Math.min(BATCH, count - stored);
    const drawn = Array.from({ length }, (_, place) =>
      drawCandidate(employer, { ...drawing, index: stored + place }),
    );
    const { sends, mailed } = await storeBatch(ctx, employer, { drawn, first: stored });
    if (stored <= count / 2) candidate = mailed[Math.floor(mailed.length / 2)];
    for (const send of sends) {
      if (send.recipients > largest.recipients) largest = { id: send._id, ...send };
    }
    if (stored % SAID_EVERY === 0) say(`employer: ${stored + length} of ${count} candidates`);
  }
  if (candidate === undefined) throw new Error('No candidate was stored.');
  return { candidate, sendId: largest.id };
}

/** Returns the sends that it stored, and the candidates who have a mail. */
async function storeBatch(
  ctx: AppContext,
  employer: Employer,
  { drawn, first }: { drawn: readonly DrawnCandidate[]; first: number },
) {
  const { sizes } = employer;
  const events = drawn.flatMap((one, place) => drawEvents(employer, first + place, one));
  const rows = drawn.flatMap((one, place) => drawAuditRows(employer, first + place, one));
  const mailed = drawn.flatMap(({ candidate }, place) =>
    partOf(sizes.mails, first + place, sizes.candidates) > 0 ? [candidate] : [],
  );
  const { sends, mails } = drawMails(ctx.config, employer, mailed);
  const people = drawn.map(({ candidate }) => candidateRecord(candidate));
  await insert(ctx, 'candidates', people);
  await insert(ctx, 'events', events);
  await insert(ctx, 'audit_log', rows);
  await insert(ctx, 'email_sends', sends);
  await insert(ctx, 'mails', mails);
  return { sends, mailed };
}

function candidateRecord({ id, ...candidate }: Candidate) {
  return {
    _id: id,
    ...candidate,
    ...(candidate.email !== null && { emailKey: emailKey(candidate.email) }),
    words: candidateWords(candidate),
    outbox: [],
  };
}

async function insert(
  { stores }: AppContext,
  collection: string,
  records: readonly object[],
): Promise<void> {
  if (records.length === 0) return;
  await stores.mongo.collection(collection).insertMany([...records], { ordered: false });
}
