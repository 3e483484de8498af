import { createHash } from 'node:crypto';
import { AppError } from '../../../domain/common/errors.ts';
import { within } from '../../../domain/common/within.ts';
import {
  combineReadings,
  readByRules,
  type ReadResume,
} from '../../../domain/hiring/resume-reading/combine-readings.ts';
import { statedByModel } from '../../../domain/resume/stated-by-model.ts';
import { asText, readResumeTask } from '../../../domain/hiring/resume-reading/read-resume-task.ts';
import { ModelFailure } from '../../../domain/model/model-failure.ts';
import type { RulesReason } from '../../../domain/resume/reading.ts';
import type { ResumeText } from '../../../domain/resume/resume-text.ts';
import { findReadingChoice } from '../../../storage/accounts/account-profiles.ts';
import type { AppContext } from '../../context.ts';
import { parseResumeFile } from '../../documents/parse-resume.ts';
import { runModelTurn } from '../../model/run-model-turn.ts';
import type { Turn } from '../../threads/fair-queue.ts';

/** A file to be read, and the account that it is read for. */
export interface ReadingOrder {
  accountId: string;
  /** The reference of a charge in the ledger. */
  reference: string;
  bytes: Uint8Array;
  filename: string;
  turn: Turn;
  /** How long the answer of a model is waited for. A later one is kept for the next reading of the same text. */
  waitMs: number;
}

/**
 * Reads a résumé as the account has chosen (decision 0043). One text is asked about and charged once. Without an
 * answer of the model the résumé is that of the rules, and says why.
 * @throws AppError of `parseResumeFile`.
 */
export async function readResume(ctx: AppContext, order: ReadingOrder): Promise<ReadResume> {
  const { parsed, text } = await parseResumeFile(order.bytes, order.filename, order.turn);
  if ((await findReadingChoice(ctx.stores, order.accountId)) === 'rules')
    return readByRules(parsed, null);
  if (ctx.config.llm.provider === 'offline') return readByRules(parsed, 'no_model');
  try {
    const answer = await within(askModel(ctx, order, text), order.waitMs, null);
    return answer === null
      ? readByRules(parsed, 'model_slow')
      : combineReadings(text, parsed, statedByModel(answer.value));
  } catch (error) {
    return readByRules(parsed, reasonOf(ctx, error));
  }
}

function askModel(ctx: AppContext, { accountId, reference }: ReadingOrder, text: ResumeText) {
  const turn = { accountId, key: turnKeyOf(text), reference };
  return runModelTurn(ctx, turn, { task: readResumeTask, input: text });
}

/** The key of a text's turn. It does not reveal the text. */
function turnKeyOf(text: ResumeText): string {
  return `resume:${createHash('sha256').update(asText(text)).digest('base64url')}`;
}

function reasonOf({ log }: AppContext, error: unknown): RulesReason {
  if (error instanceof AppError && error.code === 'PAYMENT_REQUIRED') return 'no_credit';
  const reason = error instanceof ModelFailure ? error.reason : 'unavailable';
  log.warn({ reason }, 'A résumé was read without the model.');
  return 'model_failed';
}
