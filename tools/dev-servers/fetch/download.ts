import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { EnvHttpProxyAgent, fetch, type Response } from 'undici';
import { progress, progressDone } from '../../terminal/say.ts';

const connectTimeoutMs = 8_000;
const stallTimeoutMs = 30_000;

/**
 * Resolves with the response once its headers arrive. An unreachable host fails within eight seconds, so that the
 * next recipe is tried within ten. Proxies named in the environment are used.
 */
export function open(url: string): Promise<Response> {
  return ask(url, (response) => {
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return response;
  });
}

/** Throws when the host cannot be reached within eight seconds. Any response counts as reachable. */
export async function reach(url: string): Promise<void> {
  const response = await ask(url, (answer) => answer);
  await response.body?.cancel();
}

async function ask(url: string, judge: (response: Response) => Response): Promise<Response> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new Error('no answer')), connectTimeoutMs);
  try {
    return judge(await fetch(url, { signal: abort.signal, dispatcher: new EnvHttpProxyAgent() }));
  } catch (error) {
    throw new Error(`${new URL(url).host}: ${reasonOf(error)}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Downloads into `file` and shows progress under `name`. A stream that stalls for 30 s fails. */
export async function download(url: string, file: string, name: string): Promise<void> {
  const response = await open(url);
  const totalBytes = Number(response.headers.get('content-length') ?? 0);
  const stalled = new AbortController();
  const meter = meterOf(name, totalBytes, stalled);
  try {
    if (response.body === null) throw new Error(`${url}: empty answer`);
    await pipeline(Readable.fromWeb(response.body), meter, createWriteStream(file), {
      signal: stalled.signal,
    });
  } finally {
    progressDone(name);
  }
}

/** The file's SHA-512 in hexadecimal. */
export async function sha512(file: string): Promise<string> {
  const hash = createHash('sha512');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

function meterOf(name: string, totalBytes: number, stalled: AbortController): Transform {
  let receivedBytes = 0;
  const giveUp = () => stalled.abort(new Error('the download stands still'));
  let timer = setTimeout(giveUp, stallTimeoutMs);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, stallTimeoutMs);
      receivedBytes += chunk.length;
      progress(name, `downloading ${share(receivedBytes, totalBytes)}`);
      done(null, chunk);
    },
    destroy(error, done) {
      clearTimeout(timer);
      done(error);
    },
  });
}

function share(receivedBytes: number, totalBytes: number): string {
  const mib = (bytes: number) => Math.round(bytes / 1024 / 1024);
  return totalBytes > 0
    ? `${mib(receivedBytes)} of ${mib(totalBytes)} MiB`
    : `${mib(receivedBytes)} MiB`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
