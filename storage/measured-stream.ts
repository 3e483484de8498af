import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Passes bytes on, and says at the end how many they were and their SHA-256 in hex. */
export function measuredStream() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(part: Uint8Array, _encoding, done) {
      hash.update(part);
      bytes += part.length;
      done(null, part);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}
