export interface FetchRequest {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** `refuse` throws `FetchRefused` for a redirect, `return` returns it as the response. Default `follow`. */
  redirects?: 'follow' | 'refuse' | 'return';
  maxBytes?: number;
  totalTimeoutMs?: number;
  signal?: AbortSignal;
}

export interface FetchResponse {
  status: number;
  /** Lower-case names; repeated headers joined by a comma. */
  headers: Record<string, string>;
  /** URL of the response, after redirects. */
  url: string;
  /** Decompressed and bounded; readable once. The connection is held until the body is read or closed. */
  body: AsyncIterable<Buffer>;
  /** The whole body, for small responses. */
  bytes(): Promise<Buffer>;
  /** Discards the rest of the body and frees the connection. */
  close(): void;
}
