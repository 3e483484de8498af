import { capitalized } from '../../../domain/common/text/capitalized.ts';
import type { ProposedAction } from '../../../domain/agent/chat/chat.ts';
import type { AppError, ErrorCode, ErrorDetail } from '../../../domain/common/errors.ts';
import type { ApiContext } from '../../context.ts';
import { findRoleToApply } from '../../../services/hiring/applying/find-role.ts';
import { readChangedRecord } from './changed-record.ts';
import { stageNames, stageNaming } from './stage-name.ts';

const MOST_DETAILS = 5;
/** Ids of records and files (decision 0001). */
const IDS = /\b[a-z]{3,4}_[0-9A-Za-z]{20}\b/g;

/** Arguments whose name alone says too little. */
const labels: Readonly<Record<string, string>> = {
  job_id: 'the role',
  candidate_id: 'the candidate',
  session_id: 'the application',
  resume_id: 'the résumé',
  template_id: 'the template',
  body: 'the note',
  body_text: 'the text',
  body_html: 'the text',
  to: 'the recipients',
};

type Context = Pick<ApiContext, 'stores'>;
type Call = ProposedAction & { accountId: string };
type Writer = (ctx: Context, refusal: AppError, call: Call) => string | Promise<string>;

/** By code. Messages of other codes are sentences for a person. */
const writers: Partial<Record<ErrorCode, Writer>> = {
  not_found: (_ctx, { message, details = [] }, call) =>
    details.length === 0 ? `There is no such ${subjectOf(call)}.` : message,
  version_conflict: async (ctx, _refusal, call) => {
    const record = await readChangedRecord(ctx, call.accountId, call);
    return `This has changed since it was shown. ${record?.state ?? ''}`.trim();
  },
  stage_conflict: async (ctx, { details = [] }, { accountId }) => {
    const nameOf = await stageNaming(ctx, accountId);
    return `The candidate is at ${nameOf(details[0]?.message ?? '')} now.`;
  },
  invalid_request: sentences,
  invalid_application: sentences,
};

/** A refusal in words for a person: with names and labels, without ids and members of the API. */
export async function refusalWords(ctx: Context, refusal: AppError, call: Call): Promise<string> {
  const words = (await writers[refusal.code]?.(ctx, refusal, call)) ?? refusal.message;
  return words.replaceAll(IDS, 'another record');
}

function subjectOf({ arguments: given }: Call): string {
  if ('candidate_id' in given) return 'candidate';
  return 'session_id' in given ? 'application' : 'role';
}

async function sentences(ctx: Context, refusal: AppError, call: Call): Promise<string> {
  const { message, details = [] } = refusal;
  if (details.length === 0) return message;
  const questions = await questionsOf(ctx, call);
  const shown = await Promise.all(
    details.slice(0, MOST_DETAILS).map((detail) => sentenceOf(ctx, detail, { call, questions })),
  );
  const others = details.length - shown.length;
  return [...shown, ...(others > 0 ? [`There are ${others} more.`] : [])].join(' ');
}

async function sentenceOf(
  ctx: Context,
  { path, message }: ErrorDetail,
  { call, questions }: { call: Call; questions: ReadonlyMap<string, string> },
): Promise<string> {
  if (path === 'stage' && call.tool === 'move_candidate') {
    const names = await stageNames(ctx, call.accountId);
    return `There is no such stage. The stages are ${names.join(', ')}.`;
  }
  const label = questions.get(path.replace(/^answers\./, '')) ?? labelOf(path);
  return `${capitalized(label)} ${message}.`;
}

/** `to.0` is recipient 1. */
function labelOf(path: string): string {
  const [, position] = /^to\.(\d+)$/.exec(path) ?? [];
  if (position !== undefined) return `recipient ${Number(position) + 1}`;
  return labels[path] ?? path.replaceAll(/[._]/g, ' ');
}

/** The questions of the form that an application answers, by key. */
async function questionsOf(
  ctx: Context,
  { tool, arguments: given }: Call,
): Promise<ReadonlyMap<string, string>> {
  const { job_id: id } = given;
  if (tool !== 'submit_job_application' || typeof id !== 'string') return new Map();
  const role = await findRoleToApply(ctx, id);
  if (role?.hosted !== true) return new Map();
  return new Map(role.posting.applicationFields.map(({ key, label }) => [key, `“${label}”`]));
}
