import { openStatusLink } from '../../../services/hiring/applying/status-link.ts';
import { findSurvivor } from '../../../services/hiring/pipeline/find-survivor.ts';
import { candidateModel } from '../../../storage/hiring/candidates/candidate.model.ts';
import type { TestApi } from '../start-api.ts';
import { applyOnBoard } from './apply-on-board.ts';
import { buildPosting, type Employer, type Json } from './employer.ts';

let applicants = 0;

export interface Applied {
  candidateId: string;
  applicationId: string;
  jobId: string;
  email: string;
}

/** An application through the board of an employer, by default for a new role. */
export async function buildApplication(
  api: TestApi,
  employer: Employer,
  { role = {}, jobId }: { role?: Json; jobId?: string } = {},
): Promise<Applied> {
  applicants += 1;
  const job = jobId ?? (await buildPosting(api, employer, role)).id;
  const email = `ada.${applicants}.${Date.now().toString(36)}@example.com`;
  const body = { name: 'Ada Okafor', email };
  const sent = await applyOnBoard(api, employer, { jobId: job, body });
  const applicationId = sent.body.application?.id;
  if (applicationId === undefined) throw new Error(JSON.stringify(sent.body));
  const record = await candidateModel(api.ctx.stores.mongo)
    .findOne({ 'applications.id': applicationId }, { _id: 1 })
    .lean();
  return { candidateId: record?._id ?? '', applicationId, jobId: job, email };
}

/** The link that the confirmation of an application has: its address, page path and token. */
export async function openLinkOf(api: TestApi, employer: Employer, applied: Applied) {
  const { accountId } = employer.key;
  const { candidateId, applicationId } = applied;
  const candidate = await findSurvivor(api.ctx.stores, { accountId, id: candidateId });
  const application = candidate?.applications.find(({ id }) => id === applicationId);
  if (application === undefined) throw new Error('No such application.');
  const url = await openStatusLink(api.ctx, { accountId, candidateId, application });
  const path = new URL(url ?? '').pathname;
  return { path, token: path.split('/').at(-1) ?? '' };
}
