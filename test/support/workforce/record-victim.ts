import { mongo } from 'mongoose';
import { parseConfig } from '../../../config/config.ts';
import { createContext } from '../../../services/context.ts';
import { type Act, type Action, actions } from './record-actions.ts';

/**
 * A process that makes one call and is killed (SIGKILL) before its nth write: `record-victim.ts <action> <n> <input>`.
 * It ends with 0 when the call makes fewer writes.
 */
const [action = '', nth = '', input = '{}'] = process.argv.slice(2);
const writes = [
  ...['insertOne', 'insertMany', 'updateOne', 'updateMany', 'findOneAndUpdate', 'replaceOne'],
  ...['bulkWrite', 'deleteOne', 'deleteMany', 'findOneAndReplace', 'findOneAndDelete'],
];
let left = Number(nth);
const prototype = mongo.Collection.prototype as unknown as Record<
  string,
  (this: mongo.Collection, ...args: unknown[]) => unknown
>;
for (const write of writes) {
  const original = prototype[write];
  prototype[write] = function (...args) {
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    return original?.apply(this, args);
  };
}

const ctx = createContext(parseConfig(process.env), 'victim');
await actions[action as Action](ctx, JSON.parse(input) as Act);
// The announcement runs in the background.
await ctx.announcements.flush();
process.exit(0);
