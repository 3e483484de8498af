import type { ApiResponse } from './client.ts';
import type { UnderstoodQuery } from '../generated/types.ts';
import type { RateLimit } from './rate-limit.ts';

/** A result with what the response says beside it. */
export interface WithResponse<Data> {
  data: Data;
  requestId: string | null;
  rateLimit: RateLimit | null;
  replayed: boolean;
  /** The interpretation of filters that could not be read literally. */
  notices: string[];
  /** The interpretation of `query`; null without it. */
  understood: UnderstoodQuery | null;
  response: Response;
}

/** A call under way: a promise of its data. */
export interface Call<Data> extends Promise<Data> {
  withResponse(): Promise<WithResponse<Data>>;
}

/** A call whose record goes on changing by itself. */
export interface SettlingCall<Data> extends Call<Data> {
  /**
   * Waits until the record rests: it is done, has failed, or needs you. Default: ten minutes.
   * @throws TimeoutError with the record as last read in `last`.
   */
  settled(options?: { timeoutMs?: number; signal?: AbortSignal }): Promise<Data>;
}

interface Body {
  data?: unknown;
  meta?: { next_cursor?: string | null; notices?: string[]; understood?: UnderstoodQuery };
}

export function callOf<Data>(sent: Promise<ApiResponse>, whole: boolean): Call<Data> {
  const answered = sent.then((answer): WithResponse<Data> => withResponse(answer, whole));
  const data = answered.then((result) => result.data);
  return Object.assign(data, {
    withResponse: () => {
      // Its caller handles a failure of the call; the promise of the data alone must not end the process.
      data.catch(() => undefined);
      return answered;
    },
  });
}

export function withResponse<Data>(answer: ApiResponse, whole: boolean): WithResponse<Data> {
  const { body, ...rest } = answer;
  const { data, meta } = (body ?? {}) as Body;
  const { notices = [], understood = null } = meta ?? {};
  return { ...rest, data: (whole ? body : data) as Data, notices, understood };
}
