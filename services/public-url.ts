import type { Config } from '../config/config.ts';

/** Address under which callers see the API, without a slash at its end. */
export function publicUrl({ api }: Config): string {
  return (api.publicUrl ?? `http://${api.host}:${api.port}`).replace(/\/$/, '');
}
