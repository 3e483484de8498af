export { createAddressCheck } from './address-rules.ts';
export { FetchFailed, FetchRefused } from './errors.ts';
export type { FetchRequest, FetchResponse } from './request.ts';
export { resolveBySystem } from './resolve.ts';
export { createSafeFetch, type SafeFetch } from './safe-fetch.ts';
