import { within } from '../../domain/common/within.ts';
import { pingMongo } from '../../storage/mongo.ts';
import type { ApiContext } from '../context.ts';
import { withDeadline } from '../deadline.ts';
import { unavailable } from './outage.ts';

/** Key, limit and quota are read from MongoDB; a healthy one answers within milliseconds. */
const ADMISSION_TIMEOUT_MS = 3_000;
const PING_TIMEOUT_MS = 1_000;
/** A read of MongoDB's driver may never return. */
const SLOW_ADMISSION_TIMEOUT_MS = 10_000;

const LATE = Symbol('late');

/**
 * Waits for a step of the admission of a call. It is refused for a database that does not answer, not for one that is
 * slow because of other calls (decision 0002).
 * @throws AppError 503.
 */
export async function untilAdmitted<T>({ stores }: ApiContext, work: Promise<T>): Promise<T> {
  const result = await within(work, ADMISSION_TIMEOUT_MS, LATE);
  if (result !== LATE) return result;
  const ping = pingMongo(stores.mongo).then(
    () => true,
    () => false,
  );
  if (!(await within(ping, PING_TIMEOUT_MS, false))) throw unavailable();
  return withDeadline(work, SLOW_ADMISSION_TIMEOUT_MS);
}
