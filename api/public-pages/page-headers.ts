import { contentPolicy } from './content-policy.ts';

/** Headers of a public page, unless it may be cached or has a colour of its own. */
export const pageHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': contentPolicy(),
  'Content-Type': 'text/html; charset=utf-8',
};
