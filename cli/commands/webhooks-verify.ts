import { buffer } from 'node:stream/consumers';
import { WebhookVerificationError, verifyWebhook } from '../../sdk/webhooks/index.ts';
import { type Use, WrongUse } from '../command.ts';
import { exitCodes } from '../failure.ts';
import { formatOf, print } from '../output/print.ts';
import { visible } from '../output/visible.ts';

/** Exits with 1 for a delivery that is not to be trusted. */
export async function run({ values }: Use): Promise<number> {
  const { secret, signature, timestamp, id } = values as Record<string, string | undefined>;
  const needed = { secret, signature, timestamp };
  const missing = Object.entries(needed).find(([, value]) => value === undefined);
  if (missing !== undefined) throw new WrongUse(`--${missing[0]} is missing.`);
  const body = await buffer(process.stdin);
  try {
    const event = verifyWebhook({ secret, signature, timestamp, body });
    if (id !== undefined && id !== event.id) {
      throw new Error(`The header names ${id}, the body ${event.id}.`);
    }
    print({ verified: true, id: event.id, kind: event.kind }, formatOf(values));
    return exitCodes.done;
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    if (formatOf(values).kind === 'text') process.stderr.write(`${visible(error.message)}\n`);
    else print({ verified: false, problem: error.problem }, formatOf(values));
    return exitCodes.failed;
  }
}
