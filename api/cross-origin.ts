import type { Response } from 'express';

const PREFLIGHT_SECONDS = 86_400;

/** Lets pages of an origin read a response and these headers. */
export function letRead(res: Response, origin: string, headers: string): void {
  res.setHeader('Access-Control-Allow-Origin', origin);
  res.setHeader('Access-Control-Expose-Headers', headers);
}

/** Answers a preflight with the allowed methods and headers. */
export function letSend(res: Response, { methods, headers }: { methods: string; headers: string }) {
  res.setHeader('Access-Control-Allow-Methods', methods);
  res.setHeader('Access-Control-Allow-Headers', headers);
  res.setHeader('Access-Control-Max-Age', String(PREFLIGHT_SECONDS));
}
