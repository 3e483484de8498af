import type { Stores } from '../stores.ts';
import { mailDomainModel } from './mail-domain.model.ts';

/** Minutes of the first, second, … pause in a row. */
const PAUSE_MINUTES = [1, 5, 15, 60];

/** Domains that get no mail now, and until when; the first to end comes first. */
export async function findPaused({ mongo }: Stores, now: Date): Promise<Map<string, Date>> {
  const records = await mailDomainModel(mongo)
    .find({ pausedUntil: { $gt: now } })
    .sort({ pausedUntil: 1 })
    .lean();
  return new Map(records.map(({ _id, pausedUntil }) => [_id, pausedUntil]));
}

/** Pauses a domain, longer each time in a row. A pause in force is not prolonged. */
export async function pauseDomain({ mongo }: Stores, domain: string, now: Date): Promise<void> {
  const model = mailDomainModel(mongo);
  const before = await model.findById(domain).lean();
  const level = before?.level ?? 0;
  const minutes = PAUSE_MINUTES[Math.min(level, PAUSE_MINUTES.length - 1)] ?? 60;
  const pausedUntil = new Date(now.getTime() + minutes * 60_000);
  if (before === null) {
    await model.updateOne(
      { _id: domain },
      { $setOnInsert: { pausedUntil, level: 1 } },
      { upsert: true },
    );
    return;
  }
  await model.updateOne(
    { _id: domain, level, pausedUntil: { $lte: now } },
    { $set: { pausedUntil, level: level + 1 } },
  );
}

/** Forgets earlier pauses of domains that take mail again. */
export async function resetDomains(
  { mongo }: Stores,
  domains: readonly string[],
  now: Date,
): Promise<void> {
  await mailDomainModel(mongo).deleteMany({
    _id: { $in: [...domains] },
    pausedUntil: { $lte: now },
  });
}
