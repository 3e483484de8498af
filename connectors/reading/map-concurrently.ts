/** Concurrent requests to one source: 1 to 4 per host. */
const CONCURRENCY = 4;

/** Maps with a few concurrent calls. Results keep the order. The first error is thrown. */
export async function mapConcurrently<In, Out>(
  items: In[],
  map: (item: In) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) results[index] = await map(item);
  };
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY, items.length) }, work));
  return results;
}
