/** Maps a list with at most so many calls at a time, in order. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  map: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next; index < items.length; index = next) {
      next += 1;
      const item = items[index];
      if (item !== undefined) results[index] = await map(item, index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
