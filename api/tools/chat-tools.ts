import { createHash } from 'node:crypto';
import { AppError, errorCodes } from '../../domain/common/errors.ts';
import type { ChatTools, ToolOutcome, ToolRun } from '../../services/agent/chats/chat-tools.ts';
import { findPipeline } from '../../storage/hiring/pipelines.ts';
import { accessRefusal, requireAccess, type Access } from '../access.ts';
import type { Caller } from '../caller.ts';
import type { ApiContext } from '../context.ts';
import { asOutage } from '../middleware/outage.ts';
import { callerOf } from './chats/author-caller.ts';
import { readChangedRecord } from './chats/changed-record.ts';
import { knownTool, withoutSpending } from './chats/known-tool.ts';
import { refusalWords } from './chats/refusal-words.ts';
import { wasAsSeen } from './chats/seen-check.ts';
import type { Tool } from './define-tool.ts';
import { tools } from './registry.ts';
import { findTool, runTool, type ToolCall } from './run-tool.ts';

/** The rights that every tool needs in addition to its own. */
const access = { scopes: ['agent:tools'], role: 'recruiter' } as const satisfies Access;

/** The tools of the registry for chats, run inside the process with the rights of a chat's authors. */
export function createChatTools(ctx: ApiContext): ChatTools {
  return {
    async toolsOf(accountId, author) {
      const caller = await callerOf(ctx, accountId, author).catch(nullForRefusal);
      if (caller === null) return [];
      const { stages } = await findPipeline(ctx.stores, accountId);
      return tools.filter((tool) => mayUse(tool, caller)).map((tool) => knownTool(tool, stages));
    },
    async versionFor({ accountId, tool, arguments: given }) {
      const record = await readChangedRecord(ctx, accountId, { tool, arguments: given });
      return record?.seenVersion ?? null;
    },
    async run(run) {
      try {
        return { isDone: true, result: await resultOf(ctx, run) };
      } catch (error) {
        return outcomeOf(ctx, error, run);
      }
    },
  };
}

function nullForRefusal(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

function mayUse(tool: Tool, caller: Caller): boolean {
  const [route] = tool.routes;
  const accesses = [access, ...(route === undefined ? [] : [route.declaration.access])];
  return accesses.every((one) => accessRefusal(one, caller) === null);
}

/** Runs the tool once for its key. @throws AppError as the endpoint does. */
async function resultOf(ctx: ApiContext, run: ToolRun): Promise<Record<string, unknown>> {
  const caller = await callerOf(ctx, run.accountId, run.author);
  requireAccess(access, caller);
  const headers = { 'idempotency-key': keyOf(run) };
  const origin = { ctx, caller, requestId: run.key, headers };
  const runNow = async () => (await runTool(await callOf(ctx, run), origin)).result;
  try {
    return await runNow();
  } catch (error) {
    // Another attempt of this run may have made the change meanwhile; then the second call returns it.
    if (error instanceof AppError && error.code === 'version_conflict') return runNow();
    throw error;
  }
}

/** The call of a run: over the version that was shown, or without one if an earlier attempt has made the change. */
async function callOf(ctx: ApiContext, run: ToolRun): Promise<ToolCall> {
  const call = { name: run.tool, arguments: givenOf(run) };
  if (run.seenVersion === null) return call;
  const record = await readChangedRecord(ctx, run.accountId, run);
  // The endpoint reports a record that is gone.
  if (record === null) return call;
  const isSame = record.seenVersion === run.seenVersion;
  const wasSame = await wasAsSeen(ctx, keyOf(run), isSame);
  if (!wasSame || !(isSame || record.isThere)) throw new AppError('version_conflict');
  return isSame ? { ...call, version: record.version } : repeated(call);
}

function givenOf({ tool, arguments: given }: ToolRun): ToolCall['arguments'] {
  if (findTool(tool)?.effect.readOnlyHint !== true) return given;
  return withoutSpending(given);
}

/** Returns the result of a change that was made. The move of a candidate could choose another application now. */
function repeated(call: ToolCall): ToolCall {
  if (call.name !== 'move_candidate') return call;
  return { name: 'get_candidate', arguments: { candidate_id: call.arguments['candidate_id'] } };
}

/** The `Idempotency-Key` of a run; ids of records that it creates follow from it. */
function keyOf({ accountId, key }: ToolRun): string {
  return createHash('sha256').update(`${accountId} ${key}`).digest('hex');
}

/** @throws AppError that may pass. */
async function outcomeOf(ctx: ApiContext, error: unknown, run: ToolRun): Promise<ToolOutcome> {
  const refusal = error instanceof AppError ? error : asOutage(error);
  if (refusal === undefined) throw error;
  if (mayPass(refusal)) throw refusal;
  const message = await refusalWords(ctx, refusal, run);
  return { isDone: false, code: refusal.code, message };
}

/** Whether a repetition can succeed soon. A quota opens with the next month. */
function mayPass({ code }: AppError): boolean {
  return code !== 'quota_exceeded' && errorCodes[code].retry;
}
