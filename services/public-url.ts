import type { Config } from '../config/config.ts';

/** The public address of the API, without a trailing slash. */
export function publicUrl({ api }: Config): string {
  return (api.publicUrl ?? `http://${api.host}:${api.port}`).replace(/\/$/, '');
}
