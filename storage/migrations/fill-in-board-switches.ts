import { defaultFeatures, noOverrides } from '../../domain/hiring/board-features.ts';
import { organizationModel } from '../hiring/organization.model.ts';
import { postingModel } from '../hiring/posting.model.ts';
import type { Stores } from '../stores.ts';
import type { Migration } from './migration.ts';

const AT_ONCE = 500;
const lacks = { 'features.confirmation': { $exists: false } };

/** Companies and roles from before the switch `confirmation` existed get its default. */
export const fillInBoardSwitches: Migration = {
  number: 2,
  title: 'fill in the switches of boards',
  runsAtStart: false,
  async countLeft({ mongo }) {
    const [organizations, postings] = await Promise.all([
      organizationModel(mongo).countDocuments(lacks as never),
      postingModel(mongo).countDocuments(lacks as never),
    ]);
    return organizations + postings;
  },
  async changeSome(stores) {
    const { confirmation } = defaultFeatures;
    return (
      (await fillIn(stores, organizationModel, confirmation)) ||
      (await fillIn(stores, postingModel, noOverrides.confirmation))
    );
  },
};

async function fillIn(
  { mongo }: Stores,
  modelOf: typeof organizationModel | typeof postingModel,
  confirmation: boolean | null,
): Promise<number> {
  const documents = mongo.collection<{ _id: string }>(modelOf(mongo).collection.name);
  const found = await documents
    .find(lacks as never, { projection: { _id: 1 }, limit: AT_ONCE })
    .toArray();
  if (found.length === 0) return 0;
  const ids = found.map(({ _id }) => _id);
  // A switch that was set meanwhile keeps its value.
  await documents.updateMany(
    { _id: { $in: ids }, ...lacks },
    { $set: { 'features.confirmation': confirmation } },
  );
  return ids.length;
}
