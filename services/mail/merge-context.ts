import type { OwnedRef } from '../../domain/common/ids.ts';
import { firstName } from '../../domain/common/text/first-name.ts';
import type { Candidate } from '../../domain/hiring/candidate.ts';
import type { MergeField, MergeValues } from '../../domain/mail/merge-fields.ts';
import type { Brand } from '../../domain/text/letter.ts';
import { findAccount } from '../../storage/accounts/accounts.ts';
import { findDefaultOrganization } from '../../storage/hiring/default-organization.ts';
import { findOrganization } from '../../storage/hiring/organizations.ts';
import { findPosting } from '../../storage/hiring/postings.ts';
import type { AppContext } from '../context.ts';
import { findSurvivor } from '../hiring/pipeline/find-survivor.ts';

/** The values that all recipients of a send share. */
export interface MergeContext {
  job: { title: string; organization: Brand | null } | null;
  defaultOrganization: Brand | null;
  senderName: string | null;
  replyTo: string | null;
}

/** Reads what the recipients of a send share. */
export async function readMergeContext(
  { stores }: Pick<AppContext, 'stores'>,
  { accountId, jobId }: { accountId: string; jobId: string | null },
): Promise<MergeContext> {
  const [account, defaultOrganization] = await Promise.all([
    findAccount(stores, accountId),
    findDefaultOrganization(stores, accountId),
  ]);
  return {
    job: jobId === null ? null : await readJob(stores, { accountId, id: jobId }),
    defaultOrganization,
    senderName: account?.name ?? defaultOrganization?.name ?? null,
    replyTo: account?.email ?? null,
  };
}

async function readJob(stores: AppContext['stores'], job: OwnedRef): Promise<MergeContext['job']> {
  const posting = await findPosting(stores, job);
  if (posting === null) return null;
  const id = posting.organizationId;
  const organization = await findOrganization(stores, { accountId: job.accountId, id });
  return { title: posting.title, organization };
}

/** The organization that a send comes from: that of its job, else the default one. */
export function senderOf({ job, defaultOrganization }: MergeContext): Brand | null {
  return job?.organization ?? defaultOrganization;
}

/** The merge values of one recipient; `candidate` is null for an address alone. */
export function mergeValues(
  context: MergeContext,
  candidate: Pick<Candidate, 'name' | 'email' | 'applications'> | null,
  unsubscribeUrl: string,
): MergeValues {
  const ofJob = jobValues(context, candidate);
  const ofCandidate = candidate === null ? [] : candidateValues(candidate);
  return new Map<MergeField, string | null>([
    ...ofCandidate,
    ...ofJob,
    ['sender.name', context.senderName],
    ['unsubscribe_url', unsubscribeUrl],
  ]);
}

type Values = [MergeField, string | null][];

function candidateValues({ name, email }: Pick<Candidate, 'name' | 'email'>): Values {
  return [
    ['candidate.name', name],
    ['candidate.first_name', name === null ? null : firstName(name)],
    ['candidate.email', email],
  ];
}

/** Of the job that the send names, else of the only active application. */
function jobValues(
  { job, defaultOrganization }: MergeContext,
  candidate: Pick<Candidate, 'applications'> | null,
): Values {
  const only = onlyApplication(candidate);
  const names = [job?.organization?.name, only?.companyName, defaultOrganization?.name];
  return [
    ['job.title', job?.title ?? only?.jobTitle ?? null],
    ['organization.name', names.find((name) => name !== undefined) ?? null],
  ];
}

function onlyApplication(candidate: Pick<Candidate, 'applications'> | null) {
  const active = candidate?.applications.filter(({ status }) => status === 'active') ?? [];
  return active.length === 1 ? active[0] : undefined;
}

/** Whether a candidate has several active applications, so that `job.title` is not decided. */
export function hasSeveralJobs({ applications }: Pick<Candidate, 'applications'>): boolean {
  return applications.filter(({ status }) => status === 'active').length > 1;
}

/** A candidate or its survivor; null when there is none or it was anonymised. */
export async function livingCandidate(
  { stores }: Pick<AppContext, 'stores'>,
  ref: OwnedRef,
): Promise<Candidate | null> {
  const candidate = await findSurvivor(stores, ref);
  return candidate?.anonymizedAt === null ? candidate : null;
}
