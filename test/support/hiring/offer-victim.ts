import { mongo } from 'mongoose';
import { parseConfig } from '../../../config/config.ts';
import { systemCause } from '../../../domain/accounts/audit/audit-entry.ts';
import { createContext, type AppContext } from '../../../services/context.ts';
import { decideOffer } from '../../../services/hiring/offers/decide-offer.ts';
import { expireIfLate, withdrawOffer } from '../../../services/hiring/offers/end-offer.ts';
import { sendOffer } from '../../../services/hiring/offers/send-offer.ts';
import { findOffer } from '../../../storage/hiring/offers/offers.ts';

/**
 * A process that acts on an offer and is killed (SIGKILL) at one point between two writes:
 * `offer-victim.ts <action> <point> <account id> <offer id>`.
 */

const [action = '', point = '', accountId = '', id = ''] = process.argv.slice(2);
const target = { accountId, id };

function die(): never {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('The process is dead.');
}

/** Kills the process where it would call a method of a collection. */
function killAtCall(method: 'findOneAndUpdate' | 'updateMany', collection: string): void {
  const prototype = mongo.Collection.prototype as unknown as Record<
    string,
    (this: mongo.Collection, ...args: unknown[]) => unknown
  >;
  const original = prototype[method];
  prototype[method] = function (...args) {
    if (this.collectionName === collection) die();
    return original?.apply(this, args);
  };
}

const context = createContext(parseConfig(process.env), 'victim');
const points: Record<string, () => AppContext> = {
  'before-write': () => {
    killAtCall('findOneAndUpdate', 'offers');
    return context;
  },
  'before-announcing': () => {
    Object.defineProperty(context.announcements, 'add', { value: die });
    return context;
  },
  'before-emptying-the-outbox': () => {
    killAtCall('updateMany', 'offers');
    return context;
  },
};

const DAY_MS = 86_400_000;
const actions: Record<string, (ctx: AppContext) => Promise<unknown>> = {
  send: (ctx) => sendOffer(ctx, target, { cause: systemCause, judge: () => undefined }),
  withdraw: (ctx) => withdrawOffer(ctx, target, { cause: systemCause, judge: () => undefined }),
  expire: (ctx) => expireIfLate(ctx, target, new Date(Date.now() + 2 * DAY_MS)),
  accept: async (ctx) => {
    const offer = await findOffer(ctx.stores, target);
    if (offer === null) throw new Error('There is no such offer.');
    return decideOffer(ctx, offer, {
      ...{ at: new Date(), address: '10.0.0.1', userAgent: null, requestId: 'r' },
      input: { decision: 'accept', name: 'Ada Okafor' },
    });
  },
};

const ctx = points[point]?.() ?? context;
await actions[action]?.(ctx);
// The announcement runs in the background and ends at the point.
await ctx.announcements.flush();
throw new Error(`The point ${point} was not reached.`);
