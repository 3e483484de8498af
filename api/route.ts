import type { z } from 'zod';
import type { ErrorCode } from '../domain/common/errors.ts';
import type { PricedCall } from '../domain/billing/ledger-entry.ts';
import type { Meter } from '../domain/accounts/meters.ts';
import type { Scope } from '../domain/accounts/scopes.ts';
import type { Answer } from './answer.ts';
import type { Caller } from './caller.ts';
import type { ApiContext } from './context.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Calls per minute and client address on a kind of public route (decision 0006). */
export interface IpBucket {
  name: string;
  perMinute: number;
}

/** Who may call: a key with all of the scopes, any key, or anyone within a bucket per address. */
export type Access =
  { scopes: readonly [Scope, ...Scope[]] } | { anyKey: true } | { public: IpBucket };

type ObjectSchema = z.ZodObject;

/** Everything there is to say of an endpoint but its steps. */
export interface RouteDeclaration<
  Params extends ObjectSchema,
  Query extends ObjectSchema,
  Body extends z.ZodType,
  Response extends z.ZodType,
  Found,
> {
  /** Unique; the operationId of the OpenAPI document. */
  name: string;
  method: Method;
  /** `/jobs/{id}`; parameters in braces. */
  path: string;
  /** Further paths with the same handler, limits and bytes. */
  aliases?: readonly string[];
  access: Access;
  summary: string;
  description?: string;
  /** What path and query hold. What they do not name is refused by name; left out: none is taken. */
  params?: Params;
  query?: Query;
  /** Query parameters that may be given more than once; their schema sees a list. */
  repeatable?: readonly string[];
  /** The JSON body, with `z.strictObject` at every level. */
  body?: Body;
  /** Whether a form with one part, `file`, stands for a body `{ filename, content_base64 }`. */
  upload?: boolean;
  /** Largest body in bytes; 1 MiB when left out (decision 0026). */
  maxBodyBytes?: number;
  /** Members and elements of a JSON body: 20,000 unless its schema takes more (decision 0026). */
  maxBodyNodes?: number;
  /** Whether `Idempotency-Key` is honoured: on every POST that creates or charges (decision 0004). */
  idempotent?: boolean;
  /** Whether the answer shows a secret: then what is kept of it for repetitions is sealed. */
  holdsSecret?: boolean;
  /** Whether answers carry an ETag and `If-None-Match` is honoured. */
  tagged?: boolean;
  /** Whether `If-Match` with the record's version is honoured; the handler calls `requireVersion`. */
  versioned?: boolean;
  /** The record the path names; null is a 404, told before query and body are looked at. */
  find?: (call: FindCall<z.output<Params>>) => Promise<Found | null>;
  /** Whether the record is read once the body has arrived, which may take a minute; its 404 comes before the parsing. */
  findsAfterBody?: boolean;
  /** A handler that changes nothing may run while its call is still being counted. */
  readsOnly?: boolean;
  /** What a 2xx answer counts in the account's month, by the answer's `units`. */
  meter?: Meter;
  /** The most units of one answer, 1 by default; a call holds them of the quota until it is answered. */
  maxUnits?: number;
  /** What a 2xx answer is charged as, at the price of the settings; the account pays before it is sent. */
  charge?: PricedCall;
  /** Status of the usual answer; 200 unless said. */
  status?: number;
  /** Other success statuses with the same response body. */
  otherStatuses?: readonly number[];
  response: Response;
  /** Content types of the answer where it is not JSON. Of several, the handler sets the header. */
  contentTypes?: readonly string[];
  /** Refusals of the handler itself; those that every such route shares are added by the house. */
  errors?: readonly ErrorCode[];
  /** Statuses that differ from those of the codes elsewhere. */
  errorStatuses?: Partial<Record<ErrorCode, number>>;
}

export interface FindCall<Params> {
  ctx: ApiContext;
  caller: Caller;
  params: Params;
}

/** What a handler is given: input that has passed the schemas, and who asks. */
export interface RouteCall<
  Params = unknown,
  Query = unknown,
  Body = unknown,
  Found = unknown,
> extends FindCall<Params> {
  requestId: string;
  query: Query;
  body: Body;
  found: Found;
  /** Names what a repetition under the same Idempotency-Key is a repetition of; null without one. */
  run: string | null;
  /** Request headers an answer may depend on, lower case; none when called inside the process. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Aborts when the client disconnects or its answer has been sent; never when called inside the process. */
  disconnected: () => AbortSignal;
  /** Asked with HEAD: nobody gets to read the body, so nothing is started for it that is counted or billed. */
  isHead: boolean;
}

/** A declared endpoint: Express, OpenAPI, tools and tests all read this. */
export interface Route {
  readonly declaration: RouteDeclaration<ObjectSchema, ObjectSchema, z.ZodType, z.ZodType, unknown>;
  readonly handle: (call: RouteCall) => Promise<Answer>;
}

type Nothing = z.ZodObject<Record<never, never>>;

/** Whether a body is read: also where none is taken, so that what stands in it is refused by name. */
export function readsBody({ method, body }: Route['declaration']): boolean {
  return body !== undefined || (method !== 'get' && method !== 'delete');
}

/** Declares an endpoint once; the one way to have one. */
export function defineRoute<
  Response extends z.ZodType,
  Params extends ObjectSchema = Nothing,
  Query extends ObjectSchema = Nothing,
  Body extends z.ZodType = z.ZodUndefined,
  Found = undefined,
>(
  declaration: RouteDeclaration<Params, Query, Body, Response, Found>,
  handle: (
    call: RouteCall<z.output<Params>, z.output<Query>, z.output<Body>, Found>,
  ) => Promise<Answer<z.input<Response>>>,
): Route {
  const strict = { ...declaration, query: declaration.query?.strict() };
  // From here on a route is known by what all routes share; its own schemas have parsed what `handle` gets.
  return { declaration: strict, handle } as unknown as Route;
}
