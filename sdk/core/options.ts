import { OpenroleError } from './errors.ts';

/** Options of one call. */
export interface CallOptions {
  /** Milliseconds until an attempt is given up; 60,000 by default. */
  timeoutMs?: number;
  /** Attempts after the first; 2 by default. */
  maxRetries?: number;
  /** The longest wait before a retry, in milliseconds; 60,000 by default. A longer `Retry-After` is thrown at once. */
  maxWaitMs?: number;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Names the call, so that a repetition of it does nothing; made anew for each call that supports one. */
  idempotencyKey?: string;
  /** The version that the record must have: otherwise the call is refused with `version_conflict`. */
  ifMatch?: number;
}

/** Options of a client; those of a call go before them. */
export interface ClientOptions extends Omit<CallOptions, 'signal' | 'idempotencyKey' | 'ifMatch'> {
  /** The environment variable OPENROLE_API_KEY by default; null for public routes or a session cookie. */
  apiKey?: string | null;
  /** The environment variable OPENROLE_URL by default. */
  baseUrl?: string;
  fetch?: typeof fetch;
  /** A key in a web page is readable by everybody who opens it. */
  allowBrowser?: boolean;
  /** Whether a browser sends cookies with each call. */
  credentials?: 'omit' | 'same-origin' | 'include';
  onRequest?: (request: { method: string; url: string; attempt: number }) => void;
  onResponse?: (response: { status: number; requestId: string | null; durationMs: number }) => void;
}

export type Settings = Required<Pick<ClientOptions, 'timeoutMs' | 'maxRetries' | 'maxWaitMs'>> &
  Omit<ClientOptions, 'apiKey' | 'baseUrl' | 'fetch'> & {
    apiKey: string | null;
    baseUrl: string;
    fetch: typeof fetch;
  };

/** The options with their defaults. @throws OpenroleError without a key, or with a key in a web page. */
export function settingsOf(options: ClientOptions): Settings {
  const apiKey = options.apiKey === undefined ? environment('OPENROLE_API_KEY') : options.apiKey;
  if (apiKey === undefined) {
    throw new OpenroleError(
      'The API key is missing: set OPENROLE_API_KEY, or pass { apiKey } (null for public routes).',
    );
  }
  if (apiKey !== null && 'document' in globalThis && options.allowBrowser !== true) {
    throw new OpenroleError(
      'An API key in a web page is readable by everybody; pass { allowBrowser: true } to use it all the same.',
    );
  }
  const baseUrl = options.baseUrl ?? environment('OPENROLE_URL') ?? 'http://127.0.0.1:3000';
  return {
    timeoutMs: 60_000,
    maxRetries: 2,
    maxWaitMs: 60_000,
    ...options,
    apiKey,
    baseUrl: baseUrl.replace(/\/$/, ''),
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
  };
}

/** A variable of the environment, where there is one. */
function environment(name: string): string | undefined {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  const value = process?.env?.[name];
  return value === '' ? undefined : value;
}
