/** A fixed number of places. Callers beyond it wait, first come, first served. */
export function createSlots(places: number) {
  let free = places;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return {
    /** As `enter`, or null when all places are taken. */
    tryEnter(): (() => void) | null {
      if (free === 0) return null;
      free -= 1;
      return leave;
    },
    /** Resolves when a place is free, with the function that frees it; it must be called once. */
    async enter(): Promise<() => void> {
      if (free > 0) free -= 1;
      else await new Promise<void>((enter) => waiting.push(enter));
      return leave;
    },
  };
}
