import {
  FetchFailed,
  FetchRefused,
  type FetchRequest,
  type FetchResponse,
  type SafeFetch,
} from '../../clients/safe-fetch/index.ts';
import type { FeedError } from './errors.ts';
import {
  FeedNotFound,
  FeedRefused,
  FeedThrottled,
  FeedUnavailable,
  FeedUnreadable,
} from './errors.ts';
import { NO_VALIDATORS } from './feed.ts';
import type { Feed, FeedDocument, FeedRequest, FeedValidators } from './feed.ts';
import { receiveDocument } from './receive-document.ts';
import { retryAfterMs } from './retry-after.ts';

const ACCEPT = 'application/json, application/xml;q=0.9, text/html;q=0.8, */*;q=0.5';
const NOT_FOUND = new Set([404, 410]);

/** A feed over the network, for one read of one source, because it holds the validators of that read. */
export function createLiveFeed(fetch: SafeFetch, known?: FeedValidators): Feed {
  const validators: FeedValidators = { ...NO_VALIDATORS, ...known };
  return {
    validators,
    async read(request) {
      try {
        const response = await fetch.request(request.url, toFetch(request, validators));
        const document = await receive(response, request);
        if (request.whole === true && document) remember(validators, response);
        return document;
      } catch (error) {
        throw asFeedError(error);
      }
    },
  };
}

function toFetch(request: FeedRequest, validators: FeedValidators): FetchRequest {
  const headers: Record<string, string> = { accept: ACCEPT };
  if (request.ifChanged === true) {
    if (validators.etag !== null) headers['if-none-match'] = validators.etag;
    if (validators.lastModified !== null) headers['if-modified-since'] = validators.lastModified;
  }
  if (request.json === undefined) return { headers };
  headers['content-type'] = 'application/json';
  return { method: 'POST', headers, body: JSON.stringify(request.json) };
}

async function receive(
  response: FetchResponse,
  request: FeedRequest,
): Promise<FeedDocument | null> {
  if (response.status === 200) {
    const charset = /charset="?([\w-]{1,40})/i.exec(response.headers['content-type'] ?? '');
    return receiveDocument(response.body, { url: response.url, charset: charset?.[1] ?? null });
  }
  response.close();
  if (response.status === 304 && request.ifChanged === true) return null;
  throw statusError(response, request);
}

function statusError(response: FetchResponse, request: FeedRequest): FeedError {
  const { status, headers } = response;
  if (NOT_FOUND.has(status)) return new FeedNotFound(request.url);
  const throttled = status === 429 || request.throttledBy?.includes(status) === true;
  if (throttled || headers['retry-after'] !== undefined) {
    return new FeedThrottled(retryAfterMs(headers['retry-after'], Date.now()));
  }
  return new FeedUnavailable(`The source returned status ${status}.`);
}

function remember(validators: FeedValidators, { headers }: FetchResponse): void {
  validators.etag = headers['etag'] ?? null;
  validators.lastModified = headers['last-modified'] ?? null;
}

function asFeedError(error: unknown): unknown {
  if (error instanceof FetchRefused) {
    if (error.reason === 'too_large') return new FeedUnreadable(error.message, error);
    return new FeedRefused(error.reason, error);
  }
  if (!(error instanceof FetchFailed)) return error;
  if (error.reason === 'cut_off') return new FeedUnreadable('The response is truncated.', error);
  return new FeedUnavailable(`The source cannot be read: ${error.message}`, error);
}
