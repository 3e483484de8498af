import { AppError } from '../../domain/common/errors.ts';
import type { Interview } from '../../domain/interviews/interview.ts';
import { answerInterview } from '../../services/interviews/answer-interview.ts';
import { watchInterview } from '../../services/interviews/watch-interview.ts';
import { interviewModel } from '../../storage/interviews/interview.model.ts';
import { findInterview } from '../../storage/interviews/interviews.ts';
import type { TestKey } from '../support/factories.ts';
import { daysAhead } from '../support/interviews/interviews.ts';
import { say } from '../support/agent/session-client.ts';
import { eventually, type RunningService } from '../support/processes/running-service.ts';

const HOUR_MS = 60 * 60_000;
const SLOTS = 8;
export const interviewers = ['ines', 'ivar', 'iris'].map((name) => `${name}@example.com`);

/** A candidate with an interview, who chooses among its slots. */
export interface Chooser {
  number: number;
  email: string;
  interviewers: string[];
  interviewId: string;
  /** The path of the link. */
  path: string;
  slots: string[];
}

/**
 * An interview whose slots are those of many others. Slots of even and of odd numbers lie half an hour apart, so that
 * they overlap.
 */
export async function buildChooser(
  service: RunningService,
  key: TestKey,
  number: number,
): Promise<Chooser> {
  const email = `chooser-${number}@example.com`;
  const candidate = { name: `Chooser ${number}`, email };
  const person = await say(service, key, { path: '/candidates', body: candidate });
  const two = interviewers.filter((_, index) => index !== number % interviewers.length);
  const slots = Array.from({ length: SLOTS }, (_, hour) =>
    daysAhead(5, 9 + hour, (number % 2) * 30),
  );
  const made = await say(service, key, {
    path: '/interviews',
    body: {
      ...{ candidate_id: person?.id, title: `Talk ${number}.`, kind: 'video', slots },
      ...{ duration_minutes: 60, interviewers: two, timezone: 'Europe/Stockholm' },
    },
  });
  const path = new URL(String(made?.['public_url'])).pathname;
  return { number, email, interviewers: two, interviewId: made?.id ?? '', path, slots };
}

type Answer = 'chosen' | 'taken';

/** Chooses the first slot that is free, by the api or in this process. Returns its start; null when all are taken. */
export async function choose(
  service: RunningService,
  { accountId }: TestKey,
  chooser: Chooser,
): Promise<string | null> {
  const target = { accountId, id: chooser.interviewId };
  const tryOne = chooser.number % 4 < 2 ? askApi : askHere;
  for (const slot of chooser.slots) {
    let answer: Answer | undefined;
    await eventually(`an answer to chooser ${chooser.number}`, async () => {
      answer = await tryOne(service, { ...chooser, target, slot });
      return answer !== undefined;
    });
    if (answer === 'chosen') return slot;
  }
  return null;
}

interface Asked extends Chooser {
  target: { accountId: string; id: string };
  slot: string;
}

/** Undefined without a response, or with one that asks to retry. */
async function askApi(
  service: RunningService,
  { path, slot, number }: Asked,
): Promise<Answer | undefined> {
  const answer = await fetch(service.local().api_url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${number}` },
    body: JSON.stringify({ action: 'choose', starts_at: slot }),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined);
  if (answer === undefined || answer.status >= 500) return undefined;
  if (answer.status === 200) return 'chosen';
  if (answer.status === 409) return 'taken';
  throw new Error(`${answer.status} ${await answer.text()}`);
}

async function askHere({ ctx }: RunningService, { target, slot }: Asked): Promise<Answer> {
  const interview = (await findInterview(ctx.stores, target)) as Interview;
  const input = { action: 'choose' as const, starts_at: slot };
  try {
    await answerInterview(ctx, interview, { input, requestId: 'faults' });
    return 'chosen';
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return 'taken';
    throw error;
  }
}

/** Moves scheduled interviews to tomorrow, as if time had passed, and wakes their workflows. */
export async function letDaysPass({ ctx }: RunningService, ids: readonly string[]): Promise<void> {
  const now = Date.now();
  const interviews = interviewModel(ctx.stores.mongo);
  const startsAt = new Date(now + 20 * HOUR_MS);
  const endsAt = new Date(startsAt.getTime() + HOUR_MS);
  const timedAt = new Date(now - 72 * HOUR_MS);
  await interviews.updateMany({ _id: { $in: [...ids] } }, { $set: { startsAt, endsAt, timedAt } });
  for (const { _id: id, accountId } of await interviews.find({ _id: { $in: [...ids] } }).lean()) {
    await watchInterview(ctx, { accountId, id });
  }
}
