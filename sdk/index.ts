/** Openrole's API as a library: `new Openrole().jobs.search({ title: 'engineer' })`. See docs/client.md. */
export { Openrole } from './openrole.ts';
export {
  ApiError,
  ConnectionError,
  type ErrorDetail,
  isApiError,
  OpenroleError,
  TimeoutError,
} from './core/errors.ts';
export type { Call, SettlingCall, WithResponse } from './core/call.ts';
export type { FileInput } from './core/files.ts';
export type { List, Page } from './core/list.ts';
export type { CallOptions, ClientOptions } from './core/options.ts';
export type { RateLimit } from './core/rate-limit.ts';
export type { ErrorCode } from './generated/errors.ts';
export type * from './generated/types.ts';
export type * from './generated/resources.ts';
