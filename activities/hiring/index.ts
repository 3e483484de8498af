import type { AppContext } from '../../services/context.ts';
import { createCloseIfDue } from './close-if-due.ts';
import { createEraseTraces, createFinishErasing } from './erase-traces.ts';
import { createWriteQuestions } from './write-questions.ts';
import { createExpireOfferIfDue } from './expire-offer-if-due.ts';
import { createGiveUpReading, createParseResumeFile } from './parse-resume-file.ts';
import { createSweepCandidates } from './sweep-candidates.ts';
import { createSweepOffers } from './sweep-offers.ts';
import { createSweepOrphans } from './sweep-orphans.ts';
import { createSweepPostings } from './sweep-postings.ts';
import { createSweepResumes } from './sweep-resumes.ts';

export type HiringActivities = ReturnType<typeof createHiringActivities>;

/** The activities of the hiring area: one line each. */
export function createHiringActivities(ctx: AppContext) {
  return {
    closeIfDue: createCloseIfDue(ctx),
    eraseTraces: createEraseTraces(ctx),
    expireOfferIfDue: createExpireOfferIfDue(ctx),
    finishErasing: createFinishErasing(ctx),
    giveUpReading: createGiveUpReading(ctx),
    parseResumeFile: createParseResumeFile(ctx),
    sweepCandidates: createSweepCandidates(ctx),
    sweepOffers: createSweepOffers(ctx),
    sweepOrphans: createSweepOrphans(ctx),
    sweepPostings: createSweepPostings(ctx),
    sweepResumes: createSweepResumes(ctx),
    writeQuestions: createWriteQuestions(ctx),
  };
}
