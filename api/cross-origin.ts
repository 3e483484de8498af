import type { Response } from 'express';

const PREFLIGHT_SECONDS = 86_400;

/** Lets pages of an origin read an answer, with these headers beside its body. */
export function letRead(res: Response, origin: string, headers: string): void {
  res.setHeader('Access-Control-Allow-Origin', origin);
  res.setHeader('Access-Control-Expose-Headers', headers);
}

/** Tells a preflight what pages may send. */
export function letSend(res: Response, { methods, headers }: { methods: string; headers: string }) {
  res.setHeader('Access-Control-Allow-Methods', methods);
  res.setHeader('Access-Control-Allow-Headers', headers);
  res.setHeader('Access-Control-Max-Age', String(PREFLIGHT_SECONDS));
}
