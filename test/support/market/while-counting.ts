import { jest } from '@jest/globals';
import type { Stores } from '../../../storage/stores.ts';
import { jobModel } from '../../../storage/market/job.model.ts';

/** Runs something once, between the count of a company's open roles and its write. */
export function whileCounting({ mongo }: Stores, happens: () => Promise<unknown>): void {
  const model = jobModel(mongo);
  const aggregate = model.aggregate.bind(model);
  jest.spyOn(model, 'aggregate').mockImplementationOnce(((stages: never[]) =>
    aggregate(stages)
      .exec()
      .then(async (counted) => {
        await happens();
        return counted;
      })) as unknown as typeof model.aggregate);
}
