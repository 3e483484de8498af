export interface FetchRequest {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** `refuse` makes any redirect a `FetchRefused`, `return` an answer like any other. Default `follow`. */
  redirects?: 'follow' | 'refuse' | 'return';
  maxBytes?: number;
  totalTimeoutMs?: number;
  signal?: AbortSignal;
}

export interface FetchResponse {
  status: number;
  /** Lower-case names; repeated headers joined by a comma. */
  headers: Record<string, string>;
  /** Where the answer came from, after redirects. */
  url: string;
  /** Decompressed and bounded; readable once. It holds a connection until it is read or closed. */
  body: AsyncIterable<Buffer>;
  /** The whole body; for answers that are known to be small. */
  bytes(): Promise<Buffer>;
  /** Drops the rest of the body and frees the connection. */
  close(): void;
}
