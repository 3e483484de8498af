import { Zip, ZipDeflate } from 'fflate';

/** A file of a ZIP, made when its turn comes. */
export interface ZipEntry {
  path: string;
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Writes a ZIP part by part, so that memory does not depend on its size. */
export async function* zipParts(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, part) => {
    if (error) failure = error;
    else ready.push(part);
  });
  const taken = () => {
    if (failure !== null) throw failure;
    return ready.splice(0);
  };
  for await (const { path, parts } of entries) {
    const file = new ZipDeflate(path, { level: 6 });
    zip.add(file);
    for await (const part of parts) {
      file.push(part);
      yield* taken();
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
