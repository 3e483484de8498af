import {
  ApiError,
  ConnectionError,
  type ErrorDetail,
  OpenroleError,
  TimeoutError,
} from './errors.ts';
import type { CallOptions, Settings } from './options.ts';
import { parseRateLimit, type RateLimit } from './rate-limit.ts';
import { retryAfterMs, retryDelay } from './retry.ts';
import { sleep } from './sleep.ts';

/** A request, ready to be sent any number of times. */
export interface ApiRequest {
  method: string;
  /** Path and query. */
  path: string;
  body?: FormData | string;
  idempotencyKey?: string;
  /** Whether the response is the bytes of a file. */
  bytes?: boolean;
}

/** A response with its body read. */
export interface ApiResponse {
  body: unknown;
  requestId: string | null;
  rateLimit: RateLimit | null;
  /** Whether the API repeats what it answered an earlier call under this Idempotency-Key. */
  replayed: boolean;
  response: Response;
}

/**
 * Sends a request, again after failures that a repetition can mend (`retry.ts`).
 * @throws ApiError, ConnectionError, TimeoutError, and the reason of an aborted signal.
 */
export async function send(
  settings: Settings,
  request: ApiRequest,
  options: CallOptions,
): Promise<ApiResponse> {
  const limits = { ...settings, ...given(options) };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOnce(settings, request, { options, attempt, timeoutMs: limits.timeoutMs });
    } catch (error) {
      if (options.signal?.aborted === true) throw error;
      if (wasDeleted(request, error, attempt)) return deleted;
      const { method, idempotencyKey } = request;
      const failure = { error, method, keyed: idempotencyKey !== undefined, attempt };
      const wait = retryDelay(failure, limits, Math.random());
      if (wait === null) throw error;
      await sleep(wait, options.signal);
    }
  }
}

const deleted: ApiResponse = {
  body: undefined,
  requestId: null,
  rateLimit: null,
  replayed: true,
  response: new Response(null, { status: 204 }),
};

/** An earlier attempt, whose response was lost, has deleted the record. */
function wasDeleted({ method }: ApiRequest, error: unknown, attempt: number): boolean {
  return attempt > 1 && method === 'DELETE' && error instanceof ApiError && error.status === 404;
}

interface Attempt {
  options: CallOptions;
  attempt: number;
  timeoutMs: number;
}

async function sendOnce(
  settings: Settings,
  request: ApiRequest,
  { options, attempt, timeoutMs }: Attempt,
): Promise<ApiResponse> {
  const url = settings.baseUrl + request.path;
  settings.onRequest?.({ method: request.method, url, attempt });
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal =
    options.signal === undefined ? timeout : AbortSignal.any([timeout, options.signal]);
  const startedMs = Date.now();
  try {
    const response = await settings.fetch(url, { ...initOf(settings, request, options), signal });
    const requestId = response.headers.get('x-request-id');
    const { status } = response;
    settings.onResponse?.({ status, requestId, durationMs: Date.now() - startedMs });
    return await readResponse(response, request);
  } catch (error) {
    if (error instanceof OpenroleError || options.signal?.aborted === true) throw error;
    if (timeout.aborted) throw new TimeoutError(`No response within ${timeoutMs} ms.`);
    throw new ConnectionError('The API could not be reached.', { cause: error });
  }
}

function initOf(settings: Settings, request: ApiRequest, options: CallOptions): RequestInit {
  const { credentials } = settings;
  return {
    method: request.method,
    headers: headersOf(settings, request, options),
    // A redirect would carry the key to another address; only links in mails answer with one.
    redirect: 'manual',
    ...(request.body !== undefined && { body: request.body }),
    ...(credentials !== undefined && { credentials }),
  };
}

function headersOf(
  { apiKey, headers }: Settings,
  { body, idempotencyKey }: ApiRequest,
  options: CallOptions,
): Record<string, string> {
  return {
    accept: 'application/json',
    ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    ...(options.ifMatch !== undefined && { 'if-match': `"${options.ifMatch}"` }),
    ...headers,
    ...options.headers,
  };
}

/** @throws ApiError for an error of the API, ConnectionError for what is no response of it. */
async function readResponse(response: Response, request: ApiRequest): Promise<ApiResponse> {
  const { status, headers } = response;
  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    throw new ConnectionError('The address answered with a redirect, which is not followed.');
  }
  if (!response.ok) {
    const after = retryAfterMs(headers.get('retry-after'), Date.now());
    const error = errorOf(status, await response.text());
    const requestId = error.request_id ?? headers.get('x-request-id');
    throw new ApiError(status, { ...error, request_id: requestId }, after);
  }
  const body = request.bytes === true ? await response.blob() : parse(await response.text());
  return {
    body,
    requestId: headers.get('x-request-id'),
    rateLimit: parseRateLimit(headers.get('ratelimit')),
    replayed: headers.get('idempotent-replayed') === 'true',
    response,
  };
}

interface ErrorBody {
  code: string;
  message: string;
  request_id?: string | null;
  details?: ErrorDetail[];
}

/** The error of a body. One of a proxy, which is no JSON, has the code of its status. */
function errorOf(status: number, text: string): ErrorBody {
  try {
    const { error } = JSON.parse(text) as { error?: ErrorBody };
    if (typeof error?.code === 'string') return error;
  } catch {
    // No JSON: a page of a proxy.
  }
  const code = { 429: 'rate_limited', 500: 'internal_error', 503: 'unavailable' }[status];
  return { code: code ?? `http_${status}`, message: `The address answered with status ${status}.` };
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new ConnectionError('The response is not JSON, or was cut off.', { cause: error });
  }
}

function given<T extends object>(options: T): Partial<T> {
  const members = Object.entries(options).filter(([, value]) => value !== undefined);
  return Object.fromEntries(members) as Partial<T>;
}
