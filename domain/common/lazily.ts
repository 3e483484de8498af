/** A value that is built when it is first read: the first search builds an index, not the start of the process. */
export function lazily<T>(build: () => T): () => T {
  let built: { value: T } | null = null;
  return () => (built ??= { value: build() }).value;
}
