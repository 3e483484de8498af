import { setTimeout as delay } from 'node:timers/promises';
import { enterBatch, leaveBatch, type RunningBatch } from '../../storage/mail/mail-batches.ts';
import { takeMailsOfSecond } from '../../storage/mail/mail-seconds.ts';
import type { AppContext } from '../context.ts';

const SECOND_MS = 1_000;
const ASKED_EVERY_MS = 500;
const PROLONGED_EVERY_MS = 60_000;

/**
 * Runs a batch while its account runs fewer than four. `work` gets a beat that also keeps the batch counted.
 * @param beat called while waiting; throws to give up.
 */
export async function inBatch<T>(
  { stores }: Pick<AppContext, 'stores'>,
  { running, beat }: { running: RunningBatch; beat: () => void },
  work: (beat: () => Promise<void>) => Promise<T>,
): Promise<T> {
  while (!(await enterBatch(stores, running))) {
    beat();
    await delay(ASKED_EVERY_MS);
  }
  let prolongedAt = Date.now();
  try {
    return await work(async () => {
      beat();
      if (Date.now() - prolongedAt < PROLONGED_EVERY_MS) return;
      prolongedAt = Date.now();
      await enterBatch(stores, running);
    });
  } finally {
    await leaveBatch(stores, running);
  }
}

/**
 * Waits until mails may leave, and returns how many: `most`, or fewer. `MAIL_PER_SECOND` counts those of all workers;
 * a tenth of it is taken at a time, so that batches share a second. A maildir takes any number.
 */
export async function awaitTurns(
  { stores, mail, config }: Pick<AppContext, 'config' | 'stores' | 'mail'>,
  most: number,
  beat: () => Promise<void>,
): Promise<number> {
  if (!mail.isSmtp) return most;
  const { perSecond } = config.mail;
  const asked = { perSecond, most: Math.min(most, Math.ceil(perSecond / 10)) };
  for (;;) {
    const turns = await takeMailsOfSecond(stores, asked);
    if (turns > 0) return turns;
    await beat();
    await delay(SECOND_MS - (Date.now() % SECOND_MS));
  }
}
