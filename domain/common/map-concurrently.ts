/** Maps with at most `atOnce` concurrent calls. Results keep the order. The first error is thrown. */
export async function mapConcurrently<In, Out>(
  items: readonly In[],
  atOnce: number,
  map: (item: In, index: number) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) results[index] = await map(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return results;
}
