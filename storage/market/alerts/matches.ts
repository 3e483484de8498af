import type { Stores } from '../../stores.ts';
import { matchModel } from './match.model.ts';

/** Removes all matches of an alert. */
export async function deleteMatches({ mongo }: Stores, alertId: string): Promise<void> {
  await matchModel(mongo).deleteMany({ alertId });
}
