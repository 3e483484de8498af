import { parseRetryAfter } from '../../domain/common/retry-after.ts';
import { signatureHeaders } from '../../domain/webhooks/webhook-signature.ts';
import {
  FetchFailed,
  FetchRefused,
  type FetchResponse,
  type SafeFetch,
} from '../../clients/safe-fetch/index.ts';
import { hmac } from './hmac.ts';

const TIMEOUT_MS = 15_000;
/** Bytes of a response that are read, and bytes that are stored (decision 0016). */
const READ_BYTES = 64 * 1024;
const KEPT_BYTES = 1024;

export interface WebhookRequest {
  url: string;
  eventId: string;
  body: string;
  /** The newest first. */
  secrets: string[];
}

/** The result of a request; `error` says why there is no status code. */
export interface WebhookAnswer {
  at: Date;
  durationMs: number;
  statusCode: number | null;
  error: string | null;
  responseExcerpt: string | null;
  retryAfterMs: number | null;
}

/** Sends one signed request. Never throws: an error is part of the result. */
export async function sendWebhook(
  safeFetch: SafeFetch,
  { url, eventId, body, secrets }: WebhookRequest,
): Promise<WebhookAnswer> {
  const at = new Date();
  const message = { id: eventId, timestamp: Math.floor(at.getTime() / 1000), body };
  const outcome = await post(safeFetch, url, {
    body,
    headers: {
      'content-type': 'application/json',
      'accept-encoding': 'identity',
      ...signatureHeaders(message, secrets, hmac),
    },
  });
  return { at, durationMs: Date.now() - at.getTime(), ...outcome };
}

type Outcome = Omit<WebhookAnswer, 'at' | 'durationMs'>;

async function post(
  safeFetch: SafeFetch,
  url: string,
  request: { body: string; headers: Record<string, string> },
): Promise<Outcome> {
  try {
    const response = await safeFetch.request(url, {
      ...request,
      method: 'POST',
      redirects: 'return',
      totalTimeoutMs: TIMEOUT_MS,
      maxBytes: Number.POSITIVE_INFINITY,
    });
    return {
      statusCode: response.status,
      error: null,
      responseExcerpt: await excerpt(response),
      retryAfterMs: parseRetryAfter(response.headers['retry-after'], Date.now()),
    };
  } catch (error) {
    return { statusCode: null, error: reason(error), responseExcerpt: null, retryAfterMs: null };
  }
}

/** The beginning of the body, also of a body that was cut off: the status has arrived by then. */
async function excerpt(response: FetchResponse): Promise<string> {
  const kept: Buffer[] = [];
  let read = 0;
  try {
    for await (const chunk of response.body) {
      if (read < KEPT_BYTES) kept.push(chunk);
      read += chunk.length;
      if (read >= READ_BYTES) break;
    }
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error;
  }
  const bytes = Buffer.concat(kept).subarray(0, KEPT_BYTES);
  // A streaming decoder keeps back an incomplete character.
  return new TextDecoder().decode(bytes, { stream: true });
}

function reason(error: unknown): string {
  if (error instanceof FetchRefused || error instanceof FetchFailed) return error.reason;
  throw error;
}
